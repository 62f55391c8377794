-- Expand: second factors of accounts, and when a session or token was last proven. Servers of the release before sign people in without
-- asking for a factor, so nobody should be told of factors before all nodes are of this release.

CREATE TABLE user_factors (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('TOTP', 'PASSKEY')),
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  -- TOTP: the secret, sealed with DATA_KEYS, and the last time step that counted; none counts twice.
  sealed_secret bytea,
  last_step bigint,
  -- PASSKEY: as the authenticator made it, in base64url; and its counter, which shows copies.
  credential_id text UNIQUE,
  public_key bytea,
  sign_count bigint,
  transports text[] NOT NULL DEFAULT '{}',
  CHECK (CASE kind WHEN 'TOTP' THEN sealed_secret IS NOT NULL
    ELSE credential_id IS NOT NULL AND public_key IS NOT NULL AND sign_count IS NOT NULL END)
);
CREATE INDEX user_factors_user ON user_factors (user_id);

-- Hashes of 80 random bits.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- What somebody has to answer: the second step of a sign-in, a passkey, or the first code of a new factor.
CREATE TABLE factor_challenges (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('SIGN_IN', 'PASSKEY', 'ENROL')),
  -- Null while nobody knows who answers with a passkey.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  -- SIGN_IN: what was proven before.
  first_factor text,
  -- ENROL: the secret of an authenticator app, sealed with DATA_KEYS.
  sealed_secret bytea,
  -- What a passkey has to sign, in base64url.
  passkey_challenge text,
  failures int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX factor_challenges_user ON factor_challenges (user_id);
CREATE INDEX factor_challenges_expires ON factor_challenges (expires_at);

ALTER TABLE tokens ADD COLUMN proven_at timestamptz;
