-- Expand: programs of others are told by webhooks what happens. Servers of the release before know none of these tables; what happens on them
-- meanwhile is told to nobody.

CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY,
  -- The company whose events it hears of; null: of our own programs, which hear of all.
  partner_id uuid REFERENCES partners ON DELETE CASCADE,
  url text NOT NULL,
  description text,
  event_types text[] NOT NULL CHECK (cardinality(event_types) > 0),
  api_version text NOT NULL,
  status text NOT NULL CHECK (status IN ('ENABLED', 'DISABLED')),
  -- Why we disabled it; null if it is enabled or somebody disabled it.
  disabled_reason text CHECK (disabled_reason IN ('GONE', 'FAILING')),
  -- The first failure since the last delivery.
  failing_since timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX webhook_endpoints_created ON webhook_endpoints (created_at DESC, id);
CREATE INDEX webhook_endpoints_partner ON webhook_endpoints (partner_id, created_at DESC, id);
CREATE INDEX webhook_endpoints_status ON webhook_endpoints (status, created_at DESC, id);

-- What signs the deliveries of an endpoint, sealed with DATA_KEYS: the newest, and those that a newer one replaced less than a day ago.
CREATE TABLE webhook_secrets (
  id uuid PRIMARY KEY,
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
  sealed_secret bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz
);
CREATE INDEX webhook_secrets_endpoint ON webhook_secrets (endpoint_id, created_at DESC);

-- What happened, for 30 days: ids and states of records, no texts.
CREATE TABLE webhook_events (
  id uuid PRIMARY KEY,
  type text NOT NULL,
  entity_type text NOT NULL,
  entity_id uuid NOT NULL,
  entity_version int NOT NULL,
  entity_status text,
  -- The companies that may hear of it.
  partner_ids uuid[] NOT NULL DEFAULT '{}',
  occurred_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX webhook_events_occurred ON webhook_events (occurred_at DESC, id);
CREATE INDEX webhook_events_type ON webhook_events (type, occurred_at DESC, id);
CREATE INDEX webhook_events_partners ON webhook_events USING gin (partner_ids) WHERE partner_ids <> '{}';

CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
  event_id uuid NOT NULL REFERENCES webhook_events ON DELETE CASCADE,
  trigger text NOT NULL CHECK (trigger IN ('EVENT', 'TEST', 'REPLAY')),
  -- The replay that it belongs to.
  replay_id uuid,
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'DELIVERED', 'FAILED')),
  -- What was last sent: {url, headers, body}
  request jsonb,
  attempt_count int NOT NULL DEFAULT 0,
  -- [{at, durationMs, status, headers, body, error}], the first one first.
  attempts jsonb NOT NULL DEFAULT '[]',
  next_attempt_at timestamptz,
  delivered_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK ((replay_id IS NOT NULL) = (trigger = 'REPLAY'))
);
-- A part of a replay that runs twice sends each event once.
CREATE UNIQUE INDEX webhook_deliveries_once ON webhook_deliveries (endpoint_id, event_id, replay_id) NULLS NOT DISTINCT;
CREATE INDEX webhook_deliveries_latest ON webhook_deliveries (endpoint_id, created_at DESC, id);
CREATE INDEX webhook_deliveries_event ON webhook_deliveries (event_id);
CREATE INDEX webhook_deliveries_created ON webhook_deliveries (created_at);
