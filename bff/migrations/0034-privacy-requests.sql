-- Expand: requests for a copy or the erasure of personal data, legal holds that stop an erasure, and the addresses that were erased. Servers of
-- the release before know none of the tables, and write audit rows as before.

CREATE TABLE privacy_requests (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('EXPORT', 'ERASE')),
  subject_type text NOT NULL CHECK (subject_type IN ('TRAVELER', 'CONTACT')),
  -- The traveler; null for somebody who is known by an address only.
  subject_id uuid REFERENCES travelers,
  -- Where its mails go; null once the data are erased.
  email text,
  -- Keyed hash of the address, which remains.
  email_hmac text NOT NULL,
  status text NOT NULL CHECK (status IN ('RECEIVED', 'CONFIRMED', 'HELD', 'RUNNING', 'DONE', 'REFUSED', 'CANCELLED')),
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  reason_code text,
  -- What the law allows to answer it.
  due_at timestamptz NOT NULL,
  extended_at timestamptz,
  -- When it runs at the earliest; null until it is confirmed.
  runs_at timestamptz,
  keep_reviews boolean NOT NULL DEFAULT false,
  -- How the team knows that the traveler asked.
  evidence text,
  result jsonb,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX privacy_requests_created ON privacy_requests (created_at DESC, id);
CREATE INDEX privacy_requests_status ON privacy_requests (status, created_at DESC, id);
CREATE INDEX privacy_requests_subject ON privacy_requests (subject_id, created_at DESC, id);
CREATE INDEX privacy_requests_due ON privacy_requests (due_at, id);
CREATE INDEX privacy_requests_address ON privacy_requests (email_hmac, kind);

CREATE TABLE legal_holds (
  id uuid PRIMARY KEY,
  subject_type text NOT NULL CHECK (subject_type IN ('TRAVELER', 'TRIP_REQUEST', 'CONVERSATION', 'PARTNER')),
  subject_id uuid NOT NULL,
  reason text NOT NULL,
  ends_at timestamptz,
  released_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX legal_holds_created ON legal_holds (created_at DESC, id);
CREATE INDEX legal_holds_subject ON legal_holds (subject_id);

-- Addresses that were erased: no mail goes there, and no import brings them back, until the person writes again.
CREATE TABLE erased_addresses (
  hmac text PRIMARY KEY,
  erased_at timestamptz NOT NULL DEFAULT now()
);

-- An erasure takes the values out of audit rows and leaves the rows: in its transaction alone, which says so, and never deletes one.
CREATE OR REPLACE FUNCTION forbid_audit_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('farwend.erasure', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'audit rows are never changed or deleted' USING ERRCODE = 'insufficient_privilege';
END $$;

-- Takes names and addresses, given as regular expressions, out of a text: phrases whatever their case, names as they are written.
CREATE FUNCTION remove_names(value text, phrases text, names text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT regexp_replace(regexp_replace(value, phrases, 'erased', 'gi'), names, 'erased', 'g') $$;

-- The same for all texts in a document, but not for its field names.
CREATE FUNCTION remove_names(value jsonb, phrases text, names text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN CASE jsonb_typeof(value)
    WHEN 'string' THEN to_jsonb(remove_names(value #>> '{}', phrases, names))
    WHEN 'array' THEN (
      SELECT coalesce(jsonb_agg(remove_names(item, phrases, names) ORDER BY n), '[]') FROM jsonb_array_elements(value) WITH ORDINALITY i (item, n))
    WHEN 'object' THEN (SELECT coalesce(jsonb_object_agg(key, remove_names(item, phrases, names)), '{}') FROM jsonb_each(value) i (key, item))
    ELSE value
  END;
END $$;

-- A version with the values of the kept fields, whose names are given in lower case; others are blank, but have the same type.
CREATE FUNCTION erase_snapshot(snapshot jsonb, kept text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_object_agg(key, CASE
    WHEN lower(key) = ANY (kept) THEN value
    WHEN jsonb_typeof(value) = 'string' THEN '"erased"'
    WHEN jsonb_typeof(value) = 'array' THEN '[]'
    ELSE 'null' END), '{}')
  FROM jsonb_each(snapshot)
$$;
