-- Expand: dietary wishes are sealed with DATA_KEYS in a column of their own. Servers of the release before read and write the plain list, which
-- wins until the job resealData has sealed it.
ALTER TABLE traveler_profiles ADD COLUMN sealed_dietary bytea;
