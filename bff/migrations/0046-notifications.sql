-- Expand: notifications, how people want to be told of them, and when they were last connected. Servers of the release before know none of
-- these tables.

CREATE TABLE notifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL,
  priority text NOT NULL CHECK (priority IN ('NORMAL', 'HIGH')),
  -- Names records by reference, companies and pages by name, and no traveler.
  title text NOT NULL,
  subject_type text NOT NULL,
  subject_id uuid NOT NULL,
  count int NOT NULL DEFAULT 1 CHECK (count > 0),
  -- What happened last, so that a job that runs twice counts it once.
  cause text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  happened_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  done_at timestamptz,
  emailed_at timestamptz
);
CREATE UNIQUE INDEX notifications_unread ON notifications (user_id, type, subject_id) WHERE read_at IS NULL;
CREATE INDEX notifications_latest ON notifications (user_id, happened_at DESC, id);
CREATE INDEX notifications_subject ON notifications (subject_id, type);
CREATE INDEX notifications_to_mail ON notifications (created_at) WHERE read_at IS NULL AND done_at IS NULL AND emailed_at IS NULL;
CREATE INDEX notifications_happened ON notifications (happened_at);

-- Of people who changed them; the others have those of the code.
CREATE TABLE notification_preferences (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- {type: OFF, INSTANT or DIGEST}
  types jsonb NOT NULL DEFAULT '{}',
  digest_at text NOT NULL DEFAULT '08:00',
  quiet_from text,
  quiet_to text,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
);

-- When a socket of a user was last open, on any node.
CREATE TABLE user_presences (
  user_id uuid PRIMARY KEY,
  seen_at timestamptz NOT NULL DEFAULT now()
);
