-- Expand: searches for itineraries that travelers are told about, once a week, when something new fits.
CREATE TABLE search_alerts (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  q text CHECK (length(q) <= 200),
  filters jsonb NOT NULL,
  -- What was published until then has been looked at.
  checked_at timestamptz NOT NULL DEFAULT now(),
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX search_alerts_of_owner ON search_alerts (owner_id, created_at DESC, id);
CREATE INDEX search_alerts_due ON search_alerts (checked_at, id);
