-- Expand: in test mode, mails are kept here instead of being sent. Servers of the release before do not know the table; live ones leave it empty.
CREATE TABLE captured_emails (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  message_id text NOT NULL,
  reply_to text,
  sent_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX captured_emails_newest ON captured_emails (sent_at DESC, id);
