-- Expand: mails of a conversation form a thread, each participant has an address to reply to, and what people send to us is received. Servers
-- of the release before know none of these tables, nor the status of a mail that came back.

-- The conversation whose thread a mail continues; person_id is the participant it goes to, who may be a guest.
ALTER TABLE templated_emails ADD COLUMN thread_id uuid;

-- The mails of a conversation by their Message-ID, as sent to a participant or received from one.
CREATE TABLE thread_emails (
  message_id text PRIMARY KEY,
  conversation_id uuid NOT NULL,
  person_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  FOREIGN KEY (conversation_id, person_id) REFERENCES conversation_participants ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX thread_emails_participant ON thread_emails (conversation_id, person_id, created_at);

-- Whoever writes to reply+{token} and has the address of the participant, writes as that participant. Only hashes are stored.
CREATE TABLE reply_tokens (
  token_hash bytea PRIMARY KEY,
  conversation_id uuid NOT NULL,
  person_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (conversation_id, person_id) REFERENCES conversation_participants ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX reply_tokens_participant ON reply_tokens (conversation_id, person_id);

-- What people sent to us.
CREATE TABLE inbound_emails (
  id uuid PRIMARY KEY,
  -- With angle brackets. An email that is delivered twice is received once.
  message_id text NOT NULL UNIQUE,
  from_address text NOT NULL,
  to_addresses text[] NOT NULL DEFAULT '{}',
  subject text NOT NULL,
  -- What the sender wrote, without quotes.
  body text NOT NULL CHECK (length(body) <= 10000),
  spf text,
  dkim text,
  dmarc text,
  status text NOT NULL CHECK (status IN ('MATCHED', 'NEW_REQUEST', 'AUTO_REPLY', 'BOUNCE', 'UNMATCHED', 'REJECTED')),
  reason text,
  conversation_id uuid REFERENCES conversations ON DELETE SET NULL,
  posted_message_id uuid REFERENCES messages ON DELETE SET NULL,
  -- The email as it was received; null once its time is over.
  storage_key text,
  size_bytes int NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX inbound_emails_created ON inbound_emails (created_at DESC, id);
CREATE INDEX inbound_emails_status ON inbound_emails (status, created_at DESC, id);
CREATE INDEX inbound_emails_from ON inbound_emails (from_address, created_at DESC, id);
CREATE INDEX inbound_emails_conversation ON inbound_emails (conversation_id, created_at DESC, id) WHERE conversation_id IS NOT NULL;
CREATE INDEX inbound_emails_message ON inbound_emails (posted_message_id) WHERE posted_message_id IS NOT NULL;

-- Addresses that get no mail until our team lifts it.
CREATE TABLE suppressions (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE,
  -- What the mail server of the address answered.
  reason text NOT NULL,
  templated_email_id uuid NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX suppressions_created ON suppressions (created_at DESC, id);

-- The rows that are there obey the narrower constraint that this replaces.
ALTER TABLE templated_emails DROP CONSTRAINT templated_emails_status_check;
ALTER TABLE templated_emails ADD CONSTRAINT templated_emails_status_check
  CHECK (status IN ('QUEUED', 'SENT', 'FAILED', 'SUPPRESSED', 'CANCELLED', 'BOUNCED')) NOT VALID;
