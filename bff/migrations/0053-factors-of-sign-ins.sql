-- Expand: what a person proved when they signed in. Servers of the release before leave it empty.
ALTER TABLE tokens ADD COLUMN factors text[] NOT NULL DEFAULT '{}';
