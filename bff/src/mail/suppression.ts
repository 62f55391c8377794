import type { Sequelize } from 'sequelize';
import { preparedLookup, type RowsByKey } from '#src/database/prepared.ts';
import { templates } from './templates.data.ts';

/** Why an address gets no mail of this template, or null: its person wants none, or earlier mails came back. */
export async function suppressionOf(templateKey: string, email: string, sequelize: Sequelize): Promise<string | null> {
  const known: Record<string, { answers?: true }> = templates;
  const answers = Object.hasOwn(known, templateKey) && known[templateKey]?.answers === true;
  const row = await preparedLookup<{ email: string; unwanted: boolean; bounced: string | null }>(
    sequelize,
    'mail.suppression',
    signsAgainst,
    email,
  );
  if (row?.bounced) return row.bounced === 'BOUNCED' ? 'Mails to this address came back.' : 'This address complained about a mail.';
  return row?.unwanted && !answers ? 'This person wants no mail from us.' : null;
}

const signsAgainst: RowsByKey = {
  key: 'email',
  type: 'text',
  text: (emails) => `
    SELECT w.email, EXISTS (SELECT FROM travelers t WHERE t.email = w.email AND do_not_contact) AS unwanted,
      (SELECT status FROM newsletter_requests n WHERE n.email = w.email AND status IN ('BOUNCED', 'COMPLAINED')) AS bounced
    FROM unnest(ARRAY[${emails}]) AS w (email)`,
};
