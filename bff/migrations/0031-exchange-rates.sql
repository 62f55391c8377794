-- Expand: a new table only, which earlier releases do not read.

-- US dollars for one unit of a currency on a day.
CREATE TABLE exchange_rates (
  id uuid PRIMARY KEY,
  currency_code char(3) NOT NULL,
  date date NOT NULL,
  usd_per_unit numeric(16,8) NOT NULL CHECK (usd_per_unit > 0),
  source text NOT NULL CHECK (source IN ('ECB', 'MANUAL')),
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE UNIQUE INDEX exchange_rates_day ON exchange_rates (currency_code, date);
CREATE INDEX exchange_rates_date ON exchange_rates (date DESC, id);
CREATE INDEX exchange_rates_source ON exchange_rates (source, date DESC, id);
CREATE INDEX exchange_rates_rate ON exchange_rates (usd_per_unit, id);
CREATE INDEX exchange_rates_currency ON exchange_rates (currency_code, id);
