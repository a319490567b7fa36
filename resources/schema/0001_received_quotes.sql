-- SPDX-License-Identifier: GPL-3.0-or-later
-- Prices that providers have offered to the user. Append-only: a quote is never changed or deleted, withdrawing one adds
-- a row. Keys are UUIDs version 7, times UTC in ISO 8601, days YYYY-MM-DD, money integers in millionths of the currency.

CREATE TABLE received_quote (
    id              TEXT    NOT NULL PRIMARY KEY CHECK (length(id) = 36),
    recorded_at     TEXT    NOT NULL,
    provider_en     TEXT    NOT NULL,
    provider_zh     TEXT    NOT NULL,
    city            TEXT    NOT NULL,
    mainland        INTEGER NOT NULL CHECK (mainland IN (0, 1)),
    card            TEXT    NOT NULL,
    accelerator     TEXT    NOT NULL,
    assumed         TEXT    NOT NULL,
    gpus            INTEGER NOT NULL CHECK (gpus > 0),
    price_micro     INTEGER NOT NULL CHECK (price_micro > 0),
    currency        TEXT    NOT NULL,
    priced_by       TEXT    NOT NULL CHECK (priced_by IN ('card', 'instance')),
    price_period    TEXT    NOT NULL CHECK (price_period IN ('hour', 'month', 'year')),
    mode            TEXT    NOT NULL,
    tax_included    TEXT    NOT NULL CHECK (tax_included IN ('yes', 'no', 'unknown')),
    min_term_months INTEGER NOT NULL CHECK (min_term_months >= 0),
    node_link       TEXT    NOT NULL CHECK (node_link IN ('yes', 'no', 'unknown')),
    received_on     TEXT    NOT NULL,
    valid_until     TEXT    NOT NULL CHECK (valid_until >= received_on),
    typed           TEXT    NOT NULL
) STRICT;

CREATE TABLE received_quote_withdrawal (
    id           TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
    quote_id     TEXT NOT NULL UNIQUE REFERENCES received_quote (id),
    withdrawn_at TEXT NOT NULL
) STRICT;
