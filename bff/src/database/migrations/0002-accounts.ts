import type { QueryInterface } from 'sequelize';

/** Accounts: their life, what is mailed to open them, single sign-on, service tokens, known devices. */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(sql);
}

const sql = `
ALTER TABLE users
  ADD COLUMN status_changed_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN disabled_reason text,
  ADD COLUMN locale text NOT NULL DEFAULT 'en-US',
  ADD COLUMN time_zone text,
  ADD COLUMN notification_prefs jsonb NOT NULL DEFAULT '{}',
  -- Sessions that began before are over, on every node and in every store.
  ADD COLUMN access_ended_at timestamptz;
CREATE INDEX users_by_created ON users (created_at DESC, id);
CREATE INDEX users_by_status ON users (status, person_type, created_at DESC);
CREATE INDEX users_by_name ON users (family_name, given_name, id);
CREATE INDEX users_by_login ON users (last_login_at DESC NULLS LAST, id);
CREATE INDEX users_roles ON users USING gin (roles);
CREATE INDEX users_search ON users USING gin (plain_text(given_name || ' ' || family_name || ' ' || email) gin_trgm_ops);

ALTER TABLE tokens
  ADD COLUMN scopes text[],
  -- The session a token was refreshed from: it ends with it.
  ADD COLUMN session_handle uuid;
CREATE INDEX tokens_session ON tokens (session_handle) WHERE session_handle IS NOT NULL;

CREATE TABLE account_secrets (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('RESET', 'VERIFY', 'INVITE', 'RESET_CODE', 'LOGIN_CODE')),
  -- Where it was sent: it proves this address and no other.
  email text NOT NULL,
  secret_hash bytea NOT NULL,
  failures int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_secrets_user ON account_secrets (user_id, purpose, created_at DESC);
CREATE INDEX account_secrets_expires ON account_secrets (expires_at);

CREATE TABLE user_identities (
  provider text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  linked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, subject)
);
CREATE INDEX user_identities_user ON user_identities (user_id);

CREATE TABLE saml_requests (
  id text PRIMARY KEY,
  -- The moment as the library wrote it into the request.
  instant text NOT NULL,
  form_id text,
  return_to text NOT NULL DEFAULT '/',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX saml_requests_created ON saml_requests (created_at);

CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  device_hash text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, device_hash)
);
`;
