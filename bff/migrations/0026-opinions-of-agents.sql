-- Expand: agents may have an opinion of a place they know, shown on the home page. Servers of the release before do not know the column.

ALTER TABLE agents ADD COLUMN opinion jsonb;
