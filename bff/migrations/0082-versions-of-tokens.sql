-- Expand: a token is made for a version of the API. Servers of the release before do not know the column; their tokens get the first version.

ALTER TABLE tokens ADD COLUMN api_version text NOT NULL DEFAULT '2026-11-27';
