-- Accounts: users, the team, sessions and tokens, secrets sent by mail, single sign-on.

CREATE TABLE users (
  id uuid PRIMARY KEY,
  username text NOT NULL UNIQUE,
  email text NOT NULL UNIQUE,
  email_verified_at timestamptz,
  person_type text NOT NULL CHECK (person_type IN ('traveler', 'agent', 'teamMember')),
  person_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'ENABLED', 'DISABLED')),
  roles text[] NOT NULL DEFAULT '{}',
  given_name text NOT NULL,
  family_name text NOT NULL,
  password_hash text,
  last_login_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  disabled_reason text,
  locale text NOT NULL DEFAULT 'en-US',
  time_zone text,
  notification_prefs jsonb NOT NULL DEFAULT '{}',
  -- Sessions that began before this moment are invalid on every node and in every session store.
  access_ended_at timestamptz
);
CREATE INDEX users_person ON users (person_id);
CREATE INDEX users_by_created ON users (created_at DESC, id);
CREATE INDEX users_by_status ON users (status, person_type, created_at DESC);
CREATE INDEX users_by_name ON users (family_name, given_name, id);
CREATE INDEX users_by_login ON users (last_login_at DESC NULLS LAST, id);
CREATE INDEX users_roles ON users USING gin (roles);
CREATE INDEX users_search ON users USING gin (plain_text(given_name || ' ' || family_name || ' ' || email) gin_trgm_ops);
CREATE INDEX users_by_status_changed_at ON users (status_changed_at, id);
CREATE INDEX users_by_updated_at ON users (updated_at, id);
CREATE INDEX users_by_given_name ON users (given_name, id);
CREATE INDEX users_by_last_login_at ON users (last_login_at, id);
CREATE INDEX users_by_person_type ON users (person_type, id);

CREATE TABLE team_members (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users,
  given_name text NOT NULL,
  family_name text NOT NULL,
  email text NOT NULL UNIQUE,
  title text NOT NULL,
  care_country_codes text[] NOT NULL DEFAULT '{}',
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
  department text NOT NULL DEFAULT 'Travel care',
  photo jsonb,
  bio text,
  shown_on_team_page boolean NOT NULL DEFAULT false,
  sort_order int NOT NULL DEFAULT 0,
  capacity int NOT NULL DEFAULT 40 CHECK (capacity BETWEEN 0 AND 1000),
  out_of_office jsonb
);
CREATE INDEX team_members_user ON team_members (user_id);
CREATE INDEX team_members_order ON team_members (sort_order, id);
CREATE INDEX team_members_countries ON team_members USING gin (care_country_codes);
CREATE INDEX team_members_search ON team_members
  USING gin (plain_text(given_name || ' ' || family_name || ' ' || email || ' ' || title) gin_trgm_ops);

CREATE TABLE sessions (
  id_hash bytea PRIMARY KEY,
  handle uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE tokens (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  grant_type text NOT NULL,
  name text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  idle_seconds int,
  last_used_at timestamptz,
  ip_hash text,
  user_agent text,
  revoked_at timestamptz,
  scopes text[],
  -- The session that the token was issued from; the token ends with it.
  session_handle uuid
);
CREATE INDEX tokens_user ON tokens (user_id, created_at);
CREATE INDEX tokens_session ON tokens (session_handle) WHERE session_handle IS NOT NULL;

-- Links and codes sent by mail: password reset, address verification, invitation, sign-in.
CREATE TABLE account_secrets (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('RESET', 'VERIFY', 'INVITE', 'RESET_CODE', 'LOGIN_CODE')),
  -- The address it was sent to, and the only one it proves.
  email text NOT NULL,
  secret_hash bytea NOT NULL,
  failures int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_secrets_user ON account_secrets (user_id, purpose, created_at DESC);
CREATE INDEX account_secrets_expires ON account_secrets (expires_at);

-- Failed sign-ins of a username from an address, for the growing delay between attempts; the key is a keyed hash of both.
CREATE TABLE login_failures (
  key text PRIMARY KEY,
  failures int NOT NULL,
  blocked_until timestamptz NOT NULL,
  last_at timestamptz NOT NULL DEFAULT now()
);

-- Devices that a user has signed in from; a sign-in from a new one is announced by mail.
CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  device_hash text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, device_hash)
);

-- Accounts of identity providers that are linked to a user.
CREATE TABLE user_identities (
  provider text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  linked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, subject)
);
CREATE INDEX user_identities_user ON user_identities (user_id);

-- Sign-ins that were sent to the identity provider and have not come back.
CREATE TABLE saml_requests (
  id text PRIMARY KEY,
  -- IssueInstant exactly as the SAML library wrote it into the request.
  instant text NOT NULL,
  form_id text,
  return_to text NOT NULL DEFAULT '/',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX saml_requests_created ON saml_requests (created_at);

-- However an access is ended, every node hears of it at the commit and closes the sockets that were opened with it.
CREATE FUNCTION notify_token_revoked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('farwend_push', json_build_object('kind', 'tokenEnded', 'tokenId', NEW.id, 'userId', NEW.user_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER tokens_notify_revoked AFTER UPDATE OF revoked_at ON tokens FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION notify_token_revoked();

CREATE FUNCTION notify_user_access_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('farwend_push', json_build_object('kind', 'userEnded', 'userId', NEW.id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER users_notify_access_ended AFTER UPDATE OF status, password_hash, roles ON users FOR EACH ROW
  WHEN ((NEW.status = 'DISABLED' AND OLD.status <> 'DISABLED')
    OR OLD.password_hash IS DISTINCT FROM NEW.password_hash OR OLD.roles IS DISTINCT FROM NEW.roles)
  EXECUTE FUNCTION notify_user_access_ended();
