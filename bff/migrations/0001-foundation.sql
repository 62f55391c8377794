-- Foundation: extensions, functions of all domains, and the tables behind every call (versions, audit, idempotency, limits).

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Text as searches compare it: lower case, no accents. unaccent() is only STABLE because its dictionary may change; an index needs a
-- function that is declared IMMUTABLE.
CREATE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent', $1)) $$;

-- Every version of every record, as it was when it was written.
CREATE TABLE versions (
  entity_type text NOT NULL,
  entity_id uuid NOT NULL,
  version int NOT NULL,
  kind text NOT NULL,
  snapshot jsonb NOT NULL,
  changed_fields text[] NOT NULL,
  change_note text,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  PRIMARY KEY (entity_type, entity_id, version)
);

-- Who did what; rows are only ever added (see the trigger below).
CREATE TABLE audit (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_user_id uuid,
  actor_kind text NOT NULL,
  action text NOT NULL,
  entity_type text NOT NULL,
  entity_id uuid,
  request_id text,
  ip_hash text,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_entity ON audit (entity_id, at);
-- The audit log is listed newest first, as a whole or by one column.
CREATE INDEX audit_at ON audit (at DESC, id DESC);
CREATE INDEX audit_actor ON audit (actor_user_id, at DESC, id DESC);
CREATE INDEX audit_action ON audit (action, at DESC, id DESC);
CREATE INDEX audit_type ON audit (entity_type, at DESC, id DESC);

-- The answer already given for an Idempotency-Key, so that a retry gets the same one.
CREATE TABLE idempotency_keys (
  principal text NOT NULL,
  route text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  status int NOT NULL,
  headers jsonb NOT NULL,
  body jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (principal, route, key)
);
CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);

-- The columns are those that rate-limiter-flexible expects. Unlogged: losing the counts in a crash is harmless.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  points int NOT NULL DEFAULT 0,
  expire bigint
);

-- Solved challenges, so that none is accepted twice.
CREATE TABLE used_captchas (
  signature text PRIMARY KEY,
  used_at timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION forbid_audit_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit rows are never changed or deleted' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_audit_changes();

-- Every node caches what visitors read. A trigger on each table behind that cache calls this, and the nodes hear of it at the commit.
-- PostgreSQL merges equal notifications of one transaction into one.
CREATE FUNCTION notify_published_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('farwend_published', '');
  RETURN NULL;
END $$;
