import type { Db } from '#src/kernel/db.ts';
import { insertCapturedEmail } from './captureMails.sql.ts';
import { renderLayout } from './renderLayout.ts';
import { buildMessageId, type Mailer } from './transport.ts';

/** A mailer that keeps every mail in the database and sends none. */
export function createCapturingMailer(db: Db, mailFrom: string): Mailer {
  return {
    close: () => undefined,
    async send(email, to, id, { replyTo = null } = {}) {
      const messageId = buildMessageId(id, mailFrom);
      const { subject } = email;
      await db.run(insertCapturedEmail, { id, recipient: to, subject, body: renderLayout(email).text, messageId, replyTo });
      return messageId;
    },
  };
}
