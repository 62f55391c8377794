-- Expand: a request may say how wide its wish for a departure is, how the party likes to stay and travel, a budget of its own beside the bands,
-- and how and when its traveler likes to be reached. Servers of the release before know none of the columns; what they insert says nothing of it.
ALTER TABLE trip_requests ADD COLUMN departure_span text;
ALTER TABLE trip_requests ADD COLUMN comfort text;
ALTER TABLE trip_requests ADD COLUMN rooms integer;
ALTER TABLE trip_requests ADD COLUMN pace text;
ALTER TABLE trip_requests ADD COLUMN own_budget_per_person_usd integer;
ALTER TABLE trip_requests ADD COLUMN contact_methods text[] NOT NULL DEFAULT '{}';
ALTER TABLE trip_requests ADD COLUMN contact_times text[] NOT NULL DEFAULT '{}';
