-- Expand: exports of every list, which can fail. Servers of the release before do not know the column.
ALTER TABLE exports ADD COLUMN problem text;
