-- Expand: new tables only, which earlier releases do not read.

-- The record that an identifier of another system stands for, so that importing it again changes the record instead of creating another.
CREATE TABLE external_ids (
  entity_type text NOT NULL,
  external_id text NOT NULL,
  record_id uuid NOT NULL,
  -- The import that made the link.
  import_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (entity_type, external_id)
);
CREATE INDEX external_ids_record ON external_ids (record_id);

-- Imports, and how far they have come.
CREATE TABLE imports (
  id uuid PRIMARY KEY,
  -- Of every line; null if each line names its own.
  entity_type text,
  mode text NOT NULL CHECK (mode IN ('CREATE', 'UPDATE', 'UPSERT')),
  key_field text NOT NULL,
  mapping jsonb NOT NULL,
  atomic boolean NOT NULL,
  dry_run boolean NOT NULL,
  publishes boolean NOT NULL,
  file_name text NOT NULL,
  -- The same for the same file, options and person, so that an import that was cut off is found again.
  fingerprint text NOT NULL,
  -- The CSV of an import through the API, until it has run.
  source text,
  status text NOT NULL CHECK (status IN ('RUNNING', 'COMPLETED', 'REJECTED', 'FAILED', 'UNDOING', 'UNDONE')),
  -- Lines before it are done.
  next_line int NOT NULL DEFAULT 1,
  created_count int NOT NULL DEFAULT 0,
  updated_count int NOT NULL DEFAULT 0,
  unchanged_count int NOT NULL DEFAULT 0,
  refused_count int NOT NULL DEFAULT 0,
  problem text,
  finished_at timestamptz,
  undone_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX imports_created ON imports (created_at DESC, id);
CREATE UNIQUE INDEX imports_running ON imports (fingerprint) WHERE status = 'RUNNING' AND NOT dry_run;

-- What became of each line of an import.
CREATE TABLE import_lines (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  line int NOT NULL,
  entity_type text,
  external_id text,
  outcome text NOT NULL CHECK (outcome IN ('created', 'updated', 'unchanged', 'refused')),
  record_id uuid,
  version_before int,
  version_after int,
  errors jsonb NOT NULL,
  -- Why undoing the import left this record as it is; null unless it did.
  undo_problem text,
  undone boolean NOT NULL DEFAULT false,
  PRIMARY KEY (import_id, line)
);
CREATE INDEX import_lines_refused ON import_lines (import_id, line) WHERE outcome = 'refused';
