-- Expand: calls, mails and meetings with travelers about a request, and what came of them.
CREATE TABLE contact_log (
  id uuid PRIMARY KEY,
  trip_request_id uuid NOT NULL REFERENCES trip_requests ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('CALL', 'EMAIL', 'MEETING')),
  direction text NOT NULL CHECK (direction IN ('OUT', 'IN')),
  outcome text NOT NULL CHECK (outcome IN ('REACHED', 'LEFT_MESSAGE', 'NO_ANSWER', 'WRONG_CONTACT')),
  note text CHECK (length(note) <= 2000),
  contacted_at timestamptz NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX contact_log_of_request ON contact_log (trip_request_id, contacted_at DESC, id);
CREATE INDEX contact_log_contacted ON contact_log (contacted_at DESC, id);
CREATE INDEX contact_log_author ON contact_log (created_by_id, contacted_at DESC, id);
CREATE INDEX contact_log_kind ON contact_log (kind, contacted_at DESC, id);
CREATE INDEX contact_log_outcome ON contact_log (outcome, contacted_at DESC, id);
CREATE INDEX contact_log_search ON contact_log USING gin (plain_text(note) gin_trgm_ops);
