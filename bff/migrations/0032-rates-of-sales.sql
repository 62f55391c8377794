-- Expand: sales tell of which day and source their exchange rate is. Servers of the release before read and write fx_rate, which has six decimals.

-- The rate with eight decimals. Null in US dollars and in sales of the releases before.
ALTER TABLE sales_recordings ADD COLUMN usd_per_unit numeric(16,8);
ALTER TABLE sales_recordings ADD COLUMN fx_rate_date date;
ALTER TABLE sales_recordings ADD COLUMN fx_source text;
ALTER TABLE sales_recordings ADD COLUMN fx_note text;
