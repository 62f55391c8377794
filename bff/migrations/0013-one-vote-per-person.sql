-- A signed-in person has one vote on each review, whatever the device. Expands only: servers of the version before do not know the column.
ALTER TABLE review_votes ADD COLUMN user_id uuid REFERENCES users ON DELETE SET NULL;
CREATE UNIQUE INDEX review_votes_user ON review_votes (user_id, review_id) WHERE user_id IS NOT NULL;
