import { findItemsWithBrokenLinks } from '#src/publishing/brokenLinks.ts';
import type { ItemWithBrokenLinks } from '#src/publishing/brokenLinks.sql.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import type { Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { selectEditorsAndPublishers } from './linkCheck.sql.ts';

/** The maximum number of content items named in an email; the rest are counted. */
const MAX_NAMED = 10;

/**
 * Finds published content with links, pins and blocks whose targets visitors cannot see, and emails editors and publishers about it.
 * Running the same job twice sends each email once.
 */
export function linkCheck(services: Services) {
  return async (_: object, job: { id: string }): Promise<void> => {
    const items = await findItemsWithBrokenLinks(services.db);
    if (items.length === 0) return;
    await runAsSystem(services, job.id, async (context) => {
      const people = await context.db.run(selectEditorsAndPublishers, {});
      const data = { title: formatTitle(items), detail: formatDetail(items), link: `${services.settings.publicOrigin}/docs` };
      for (const { email } of people) await sendTemplate('broken-links', { to: email, data, singletonKey: `${job.id} ${email}` }, context);
    });
  };
}

function formatTitle({ length }: readonly ItemWithBrokenLinks[]): string {
  return length === 1 ? 'One page has links that lead nowhere' : `${length} pages have links that lead nowhere`;
}

function formatDetail(items: readonly ItemWithBrokenLinks[]): string {
  const named = items.slice(0, MAX_NAMED).map(({ title, broken }) => `“${title}” (${broken})`);
  return `${named.join(', ')}${items.length > MAX_NAMED ? `, and ${items.length - MAX_NAMED} more` : ''}.`;
}
