import type { Sequelize, Transaction } from 'sequelize';
import { preparedQuery } from '#src/database/prepared.ts';
import { templates } from './templates.data.ts';

/** Why an address gets no mail of this template, or null: its person wants none, or earlier mails came back. */
export async function suppressionOf(
  templateKey: string,
  email: string,
  sequelize: Sequelize,
  transaction: Transaction | null,
): Promise<string | null> {
  const known: Record<string, { answers?: true }> = templates;
  const answers = Object.hasOwn(known, templateKey) && known[templateKey]?.answers === true;
  const [row] = await preparedQuery<{ unwanted: boolean; bounced: string | null }>(
    sequelize,
    'mail.suppression',
    `SELECT EXISTS (SELECT FROM travelers WHERE email = $1 AND do_not_contact) AS unwanted,
       (SELECT status FROM newsletter_requests WHERE email = $1 AND status IN ('BOUNCED', 'COMPLAINED')) AS bounced`,
    [email],
    transaction,
  );
  if (row?.bounced) return row.bounced === 'BOUNCED' ? 'Mails to this address came back.' : 'This address complained about a mail.';
  return row?.unwanted && !answers ? 'This person wants no mail from us.' : null;
}
