import { idOf } from '#src/database/idOf.ts';
import { newId } from '#src/database/newId.ts';
import { preparedWrite } from '#src/database/prepared.ts';
import { userIdOf } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';
import { type TemplateData, type TemplateKey, templates } from './templates.data.ts';

/** One mail to one person. */
export interface Mail<D> {
  /** The address. */
  to: string;
  /** Traveler, agent or team member it goes to. */
  personId?: string | null | undefined;
  /** Values of the template's variables. */
  data: D;
  /** The record it is about. */
  related?: { type: string; id: string };
  /** Who reads an answer, when it is one person; absent: the care desk. */
  replyTo?: string | undefined;
  /** Not before this moment. */
  sendAt?: Date;
  /** Of several mails with the same template and key only the first is sent. */
  singletonKey?: string;
}

/** Puts a mail of the product's own templates in: a row and its job, in the caller's transaction. It is written and sent after the commit. */
export async function sendTemplate<K extends TemplateKey>(key: K, mail: Mail<TemplateData<K>>, context: CallContext): Promise<void> {
  await queueMail(key, templates[key].category, mail, false, context);
}

/**
 * The same for any template; the id of the mail. It is made of the singletonKey where there is one, so that neither the row nor its job
 * is there twice, and nobody waits to hear whether it was new.
 */
export async function queueMail(
  key: string,
  category: 'TRANSACTIONAL' | 'REMINDER' | 'MARKETING',
  { to, personId, data, related, replyTo, sendAt, singletonKey }: Mail<object>,
  test: boolean,
  { sequelize, transaction, queue, actor }: CallContext,
): Promise<string> {
  const onlyOnce = singletonKey === undefined ? null : `${key} ${singletonKey}`;
  const id = onlyOnce === null ? newId() : idOf(`mail ${onlyOnce}`);
  await preparedWrite(
    sequelize,
    'mail.queue',
    insert,
    [
      id,
      key,
      category,
      to,
      personId ?? null,
      JSON.stringify(data),
      related?.type ?? null,
      related?.id ?? null,
      sendAt ?? null,
      onlyOnce,
      test,
      replyTo ?? null,
      userIdOf(actor),
    ],
    transaction,
  );
  await queue.enqueue('sendMail', { emailId: id }, { transaction, singletonKey: id, ...(sendAt ? { startAfter: sendAt } : {}) });
  return id;
}

const insert = `
  INSERT INTO templated_emails (id, template_key, category, "to", person_id, data, related_type, related_id, send_at, singleton_key, test, reply_to, status, created_by_id, updated_by_id)
  VALUES ($1, $2, $3, ARRAY[$4], $5, $6, $7, $8, $9, $10, $11, $12, 'QUEUED', $13, $13) ON CONFLICT DO NOTHING`;
