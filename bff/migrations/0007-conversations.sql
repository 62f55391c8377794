-- Conversations with their participants and messages, internal notes, and documents.

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
  first_agent_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
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
CREATE INDEX conversations_by_message_count ON conversations (message_count, id);
CREATE INDEX conversations_by_subject_type ON conversations (subject_type, id);
CREATE INDEX conversations_by_title ON conversations (title, id);
CREATE INDEX conversations_by_trip_match_id ON conversations (trip_match_id, id);
CREATE INDEX conversations_by_sla_due_at ON conversations (sla_due_at, id);

CREATE TABLE conversation_participants (
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  person_id uuid NOT NULL,
  person_type text NOT NULL CHECK (person_type IN ('traveler', 'agent', 'teamMember')),
  role text NOT NULL CHECK (role IN ('OWNER', 'MEMBER', 'OBSERVER')),
  joined_at timestamptz NOT NULL DEFAULT now(),
  left_at timestamptz,
  -- The participant sees messages from this moment on; null: all of them.
  history_from timestamptz,
  last_read_message_id uuid,
  last_read_at timestamptz,
  unread_count int NOT NULL DEFAULT 0 CHECK (unread_count >= 0),
  dismissed_at timestamptz,
  muted_until timestamptz,
  -- When the mail about unread messages is due; null: nothing is unread.
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
  contact_data_detected boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
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
  pinned boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX notes_subject ON notes (subject_type, subject_id, pinned DESC, created_at DESC, id);
CREATE INDEX notes_scope ON notes (owner_scope, created_at DESC, id);
CREATE INDEX notes_mentions ON notes USING gin (mentions);

CREATE TABLE documents (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  file_name text NOT NULL,
  content_type text NOT NULL,
  size_bytes int NOT NULL CHECK (size_bytes > 0),
  sha256 text,
  category text NOT NULL CHECK (category IN
    ('PROPOSAL', 'ITINERARY', 'INVOICE', 'CONTRACT', 'TERMS', 'PASSPORT', 'INSURANCE', 'VOUCHER', 'PHOTO', 'STATEMENT', 'OTHER')),
  status text NOT NULL CHECK (status IN
    ('PENDING_UPLOAD', 'SCANNING', 'AVAILABLE', 'QUARANTINED', 'SUPERSEDED', 'DELETED', 'PURGED')),
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  owner_person_id uuid,
  visibility text NOT NULL CHECK (visibility IN ('STAFF', 'PARTNER_AND_STAFF', 'MATCH', 'OWNER_AND_STAFF')),
  proposal jsonb,
  purge_after date,
  file_version int NOT NULL DEFAULT 1 CHECK (file_version > 0),
  -- The document that this one is a newer version of.
  replaces_id uuid REFERENCES documents,
  -- Name of the file in the store; null once purged.
  storage_key text UNIQUE,
  -- Set when the bytes have arrived, so that an upload URL works once.
  uploaded_at timestamptz,
  used_nonce text,
  deleted_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX documents_created ON documents (created_at DESC, id);
CREATE INDEX documents_status ON documents (status, created_at DESC, id);
CREATE INDEX documents_category ON documents (category, created_at DESC, id);
CREATE INDEX documents_name ON documents (name, id);
CREATE INDEX documents_owner ON documents (owner_person_id);
CREATE INDEX documents_replaces ON documents (replaces_id);
CREATE INDEX documents_purge ON documents (purge_after) WHERE status <> 'PURGED';
CREATE INDEX documents_deleted ON documents (deleted_at) WHERE status = 'DELETED';
CREATE INDEX documents_search ON documents USING gin (plain_text(name || ' ' || file_name) gin_trgm_ops);

-- The records that a document belongs to.
CREATE TABLE document_links (
  document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('TRAVELER', 'TRIP_MATCH', 'TRIP_REQUEST', 'SALES_RECORDING', 'PARTNER')),
  target_id uuid NOT NULL,
  PRIMARY KEY (document_id, type, target_id)
);
CREATE INDEX document_links_target ON document_links (type, target_id);
