-- Expand: new tables only, which earlier releases do not read.

-- What is done to many records at once, and how far it has come.
CREATE TABLE bulk_actions (
  id uuid PRIMARY KEY,
  entity_type text NOT NULL,
  action text NOT NULL,
  params jsonb NOT NULL,
  dry_run boolean NOT NULL,
  status text NOT NULL CHECK (status IN ('RUNNING', 'COMPLETED', 'STOPPED', 'FAILED')),
  matched_count int NOT NULL,
  allowed_count int NOT NULL DEFAULT 0,
  refused_count int NOT NULL DEFAULT 0,
  problem text,
  -- What the token that it came with allows; null: everything its person may.
  scopes text[],
  finished_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX bulk_actions_created ON bulk_actions (created_at);
CREATE INDEX bulk_actions_finished ON bulk_actions (finished_at);

-- The records of a bulk action in order, and what became of each; without an outcome its turn has not come.
CREATE TABLE bulk_action_rows (
  bulk_action_id uuid NOT NULL REFERENCES bulk_actions ON DELETE CASCADE,
  position int NOT NULL,
  record_id uuid NOT NULL,
  outcome text CHECK (outcome IN ('ALLOWED', 'REFUSED')),
  error_code text,
  message text,
  PRIMARY KEY (bulk_action_id, position)
);
CREATE INDEX bulk_action_rows_record ON bulk_action_rows (record_id);
