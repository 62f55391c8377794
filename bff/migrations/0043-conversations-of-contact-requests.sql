-- Expand: contact requests have a conversation, with a guest. Servers of the release before write neither, and show no conversation of one.
-- allow index-with-lock: the tables of contact requests have a row for each message from a form.

ALTER TABLE contact_requests ADD COLUMN conversation_id uuid;
CREATE UNIQUE INDEX contact_requests_conversation ON contact_requests (conversation_id);
ALTER TABLE company_contact_requests ADD COLUMN conversation_id uuid;
CREATE UNIQUE INDEX company_contact_requests_conversation ON company_contact_requests (conversation_id);

-- How a guest, who has no account, is called and reached.
ALTER TABLE conversation_participants ADD COLUMN guest_name text;
ALTER TABLE conversation_participants ADD COLUMN guest_email text;

-- The rows that are there obey the narrower constraints that these replace.
ALTER TABLE conversations DROP CONSTRAINT conversations_subject_type_check;
ALTER TABLE conversations ADD CONSTRAINT conversations_subject_type_check CHECK (subject_type IN
  ('TRIP_MATCH', 'TRIP_REQUEST', 'SUPPORT', 'PARTNER', 'CONTACT_REQUEST', 'COMPANY_CONTACT_REQUEST')) NOT VALID;
ALTER TABLE conversations DROP CONSTRAINT conversations_last_author_type_check;
ALTER TABLE conversations ADD CONSTRAINT conversations_last_author_type_check
  CHECK (last_author_type IN ('traveler', 'agent', 'teamMember', 'guest')) NOT VALID;
ALTER TABLE messages DROP CONSTRAINT messages_author_type_check;
ALTER TABLE messages ADD CONSTRAINT messages_author_type_check CHECK (author_type IN ('traveler', 'agent', 'teamMember', 'guest')) NOT VALID;
ALTER TABLE conversation_participants DROP CONSTRAINT conversation_participants_person_type_check;
ALTER TABLE conversation_participants ADD CONSTRAINT conversation_participants_person_type_check
  CHECK (person_type IN ('traveler', 'agent', 'teamMember', 'guest')) NOT VALID;
ALTER TABLE conversation_participants ADD CONSTRAINT conversation_participants_guest_check
  CHECK ((person_type = 'guest') = (guest_name IS NOT NULL AND guest_email IS NOT NULL)) NOT VALID;
