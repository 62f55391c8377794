import { type PieceWithBrokenLinks, piecesWithBrokenLinks } from '#src/content/brokenLinks.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';
import type { Services } from '#src/services.ts';
import { asSystem } from './asSystem.ts';

/** So many pieces a mail names; the rest is a number. */
const NAMED = 10;

/**
 * Looks for published pieces whose links, pins and blocks lead to what visitors cannot see any more, and mails editors and publishers
 * about them. Looks at our own records only. The same job run twice mails once.
 */
export function linkCheck(services: Services) {
  return async (_: object, job: { id: string }): Promise<void> => {
    const found = await piecesWithBrokenLinks(services.sequelize);
    if (found.length === 0) return;
    await asSystem(services, job.id, async (context) => {
      const people = await preparedQuery<{ email: string }>(context.sequelize, 'content.keepers', selectKeepers, [], context.transaction);
      const data = { title: titleOf(found), detail: detailOf(found), link: `${services.settings.publicOrigin}/docs` };
      for (const { email } of people) await sendTemplate('broken-links', { to: email, data, singletonKey: `${job.id} ${email}` }, context);
    });
  };
}

const selectKeepers = `SELECT email FROM users WHERE status = 'ENABLED' AND roles && ARRAY['editor', 'publisher'] ORDER BY email`;

function titleOf({ length }: readonly PieceWithBrokenLinks[]): string {
  return length === 1 ? 'One page has links that lead nowhere' : `${length} pages have links that lead nowhere`;
}

function detailOf(found: readonly PieceWithBrokenLinks[]): string {
  const named = found.slice(0, NAMED).map(({ title, broken }) => `“${title}” (${broken})`);
  return `${named.join(', ')}${found.length > NAMED ? `, and ${found.length - NAMED} more` : ''}.`;
}
