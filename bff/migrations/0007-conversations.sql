import type { QueryInterface } from 'sequelize';

/** Conversations with their people and messages, internal notes, and what tells push servers that an access has ended. */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(sql);
}

const record = `
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid`;

const personType = `text NOT NULL CHECK (person_type IN ('traveler', 'agent', 'teamMember'))`;

const sql = `
CREATE TABLE conversations (
  id uuid PRIMARY KEY,
  subject_type text NOT NULL CHECK (subject_type IN ('TRIP_MATCH', 'TRIP_REQUEST', 'SUPPORT', 'PARTNER')),
  trip_request_id uuid REFERENCES trip_requests,
  trip_match_id uuid REFERENCES trip_matches,
  partner_id uuid REFERENCES partners,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 160),
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'CLOSED', 'LOCKED')),
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  status_reason_code text,
  status_note text,
  assigned_to_id uuid REFERENCES team_members,
  last_message_at timestamptz NOT NULL DEFAULT now(),
  last_message_snippet text,
  last_author_type text CHECK (last_author_type IN ('traveler', 'agent', 'teamMember')),
  awaiting_reply_from text NOT NULL DEFAULT 'NONE' CHECK (awaiting_reply_from IN ('TRAVELER', 'AGENT', 'CARE', 'NONE')),
  sla_due_at timestamptz,
  sla_reminded_at timestamptz,
  care_called_at timestamptz,
  message_count int NOT NULL DEFAULT 0,
  first_traveler_at timestamptz,
  first_agent_at timestamptz,${record},
  CHECK (subject_type <> 'TRIP_MATCH' OR (trip_match_id IS NOT NULL AND trip_request_id IS NOT NULL AND partner_id IS NOT NULL)),
  CHECK (subject_type <> 'TRIP_REQUEST' OR trip_request_id IS NOT NULL),
  CHECK (subject_type <> 'PARTNER' OR partner_id IS NOT NULL)
);
CREATE UNIQUE INDEX conversations_match ON conversations (trip_match_id) WHERE subject_type = 'TRIP_MATCH';
CREATE INDEX conversations_request ON conversations (trip_request_id);
CREATE INDEX conversations_partner ON conversations (partner_id, last_message_at DESC, id);
CREATE INDEX conversations_status ON conversations (status, last_message_at DESC, id);
CREATE INDEX conversations_assigned ON conversations (assigned_to_id, last_message_at DESC, id);
CREATE INDEX conversations_latest ON conversations (last_message_at DESC, id);
CREATE INDEX conversations_created ON conversations (created_at DESC, id);
CREATE INDEX conversations_awaiting ON conversations (awaiting_reply_from, sla_due_at, id);
CREATE INDEX conversations_due ON conversations (sla_due_at) WHERE sla_due_at IS NOT NULL AND status = 'ACTIVE';
CREATE INDEX conversations_title ON conversations USING gin (plain_text(title) gin_trgm_ops);

CREATE TABLE conversation_participants (
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  person_id uuid NOT NULL,
  person_type ${personType},
  role text NOT NULL CHECK (role IN ('OWNER', 'MEMBER', 'OBSERVER')),
  joined_at timestamptz NOT NULL DEFAULT now(),
  left_at timestamptz,
  -- Messages from here on are shown; null: all of them.
  history_from timestamptz,
  last_read_message_id uuid,
  last_read_at timestamptz,
  unread_count int NOT NULL DEFAULT 0 CHECK (unread_count >= 0),
  dismissed_at timestamptz,
  muted_until timestamptz,
  -- When the mail about unread messages goes out; null: there is nothing to tell.
  digest_due_at timestamptz,
  PRIMARY KEY (conversation_id, person_id)
);
CREATE INDEX conversation_participants_person ON conversation_participants (person_id, conversation_id);
CREATE INDEX conversation_participants_digest ON conversation_participants (digest_due_at) WHERE digest_due_at IS NOT NULL;

CREATE TABLE messages (
  id uuid PRIMARY KEY,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  author_id uuid,
  author_type text CHECK (author_type IN ('traveler', 'agent', 'teamMember')),
  kind text NOT NULL CHECK (kind IN ('TEXT', 'DOCUMENT', 'PROPOSAL', 'CALL_LOG', 'SYSTEM')),
  body text NOT NULL CHECK (length(body) <= 10000),
  document_ids uuid[] NOT NULL DEFAULT '{}',
  reply_to_id uuid REFERENCES messages,
  client_message_id text,
  send_at timestamptz,
  sent_at timestamptz,
  edited_at timestamptz,
  redacted_at timestamptz,
  contact_data_detected boolean NOT NULL DEFAULT false,${record},
  CHECK (sent_at IS NOT NULL OR send_at IS NOT NULL),
  CHECK ((kind = 'SYSTEM') = (author_id IS NULL)),
  UNIQUE (author_id, client_message_id)
);
CREATE INDEX messages_sent ON messages (conversation_id, sent_at, id);
CREATE INDEX messages_reply ON messages (reply_to_id) WHERE reply_to_id IS NOT NULL;
CREATE INDEX messages_documents ON messages USING gin (document_ids);
CREATE INDEX messages_scheduled ON messages (send_at) WHERE sent_at IS NULL;

CREATE TABLE notes (
  id uuid PRIMARY KEY,
  subject_type text NOT NULL CHECK (subject_type IN ('TRIP_REQUEST', 'TRIP_MATCH', 'TRAVELER', 'PARTNER', 'AGENT', 'CONVERSATION')),
  subject_id uuid NOT NULL,
  owner_scope text NOT NULL CHECK (owner_scope ~ '^(STAFF|PARTNER:[0-9a-f-]{36})$'),
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000),
  mentions uuid[] NOT NULL DEFAULT '{}',
  pinned boolean NOT NULL DEFAULT false,${record}
);
CREATE INDEX notes_subject ON notes (subject_type, subject_id, pinned DESC, created_at DESC, id);
CREATE INDEX notes_scope ON notes (owner_scope, created_at DESC, id);
CREATE INDEX notes_mentions ON notes USING gin (mentions);

-- Whoever ends an access, wherever: every node hears of it when it is committed, and hangs up on the sockets that came by it.
CREATE FUNCTION tell_ended_token() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('farwend_push', json_build_object('kind', 'tokenEnded', 'tokenId', NEW.id, 'userId', NEW.user_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER tokens_ended AFTER UPDATE OF revoked_at ON tokens FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION tell_ended_token();

CREATE FUNCTION tell_ended_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('farwend_push', json_build_object('kind', 'userEnded', 'userId', NEW.id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER users_ended AFTER UPDATE OF status, password_hash, roles ON users FOR EACH ROW
  WHEN ((NEW.status = 'DISABLED' AND OLD.status <> 'DISABLED')
    OR OLD.password_hash IS DISTINCT FROM NEW.password_hash OR OLD.roles IS DISTINCT FROM NEW.roles)
  EXECUTE FUNCTION tell_ended_user();
`;
