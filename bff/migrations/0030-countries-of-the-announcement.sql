-- Expand: the announcement names the countries whose pages show it; none: every page shows it. Servers of the release before neither read nor
-- write the column, and go on showing it everywhere.
ALTER TABLE trip_request_announcements ADD COLUMN country_codes text[] NOT NULL DEFAULT '{}';
