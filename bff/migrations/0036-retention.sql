-- Expand: for how long records are kept, the runs that make them anonymous, and what legal holds cover. Servers of the release before know
-- neither the tables nor the columns.

-- Periods that an administrator has changed; the others are those of the code.
CREATE TABLE retention_policies (
  id uuid PRIMARY KEY,
  key text NOT NULL UNIQUE,
  days int NOT NULL CHECK (days > 0),
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);

CREATE TABLE retention_runs (
  id uuid PRIMARY KEY,
  dry_run boolean NOT NULL,
  status text NOT NULL CHECK (status IN ('RUNNING', 'DONE')),
  -- {key: {due, held, announced, erased}}
  results jsonb NOT NULL DEFAULT '{}',
  finished_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX retention_runs_created ON retention_runs (created_at DESC, id);

-- When the texts about people were taken out.
ALTER TABLE trip_requests ADD COLUMN erased_at timestamptz;
ALTER TABLE conversations ADD COLUMN erased_at timestamptz;

CREATE VIEW active_legal_holds AS
  SELECT id, subject_type, subject_id FROM legal_holds WHERE released_at IS NULL AND (ends_at IS NULL OR ends_at > now());

-- Requests that are held themselves, or with a traveler, a conversation or an introduced company.
CREATE VIEW held_trip_requests AS
  SELECT subject_id AS id FROM active_legal_holds WHERE subject_type = 'TRIP_REQUEST'
  UNION SELECT r.id FROM active_legal_holds h JOIN trip_requests r ON r.traveler_ids @> ARRAY[h.subject_id] WHERE h.subject_type = 'TRAVELER'
  UNION SELECT c.trip_request_id FROM active_legal_holds h JOIN conversations c ON c.id = h.subject_id
    WHERE h.subject_type = 'CONVERSATION' AND c.trip_request_id IS NOT NULL
  UNION SELECT m.trip_request_id FROM active_legal_holds h JOIN trip_matches m ON m.partner_id = h.subject_id
    WHERE h.subject_type = 'PARTNER' AND m.introduced_at IS NOT NULL;
