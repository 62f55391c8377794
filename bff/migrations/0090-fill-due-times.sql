-- Expand: the due times of what is open. It locks rows of open requests only, and no table. The lead scores of old rows come with the
-- hourly check, in batches.
SELECT fill_due_times();
