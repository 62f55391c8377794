-- Expand: servers of the release before do not know the columns; what they did to records cannot be undone.
-- allow index-with-lock: bulk actions are kept for 90 days, a few a day.

-- The bulk action that this one undoes.
ALTER TABLE bulk_actions ADD COLUMN undoes_id uuid;
CREATE INDEX bulk_actions_undoes ON bulk_actions (undoes_id) WHERE undoes_id IS NOT NULL;

-- The record that was changed, which may be another one than the action was asked for, and its versions around the change.
ALTER TABLE bulk_action_rows ADD COLUMN changed_id uuid, ADD COLUMN version_before int, ADD COLUMN version_after int;
