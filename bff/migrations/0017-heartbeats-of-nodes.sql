-- Expand: one row for each running node, so that nodes notice settings that keep them from sharing the work.

CREATE TABLE nodes (
  id uuid PRIMARY KEY,
  -- Host and port, for the operator.
  name text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  -- Fingerprints of what has to be the same on every node, by name.
  fingerprints jsonb NOT NULL
);
