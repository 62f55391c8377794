import type { Services } from '#src/kernel/context.ts';
import { sendOpsAlert } from '#src/platform/mail/sendOpsAlert.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { selectLinkMismatches } from './companyLink.sql.ts';

/** Compares partners with their company pages and sends an alert, once a day for each partner, where they do not name each other. */
export function checkCompanyLinks(services: Services) {
  return (_: object, { id: jobId }: { id: string }): Promise<void> =>
    runAsSystem(services, jobId, async (context) => {
      for (const { partnerId, partner, page } of await context.db.run(selectLinkMismatches, {})) {
        const title = `The company page of ${partner} disagrees with the partner`;
        const detail = `${partner} and ${page === null ? 'a page that no longer exists' : `the page “${page}”`} do not name each other. Set the page of the partner with PUT /v3/partners/${partnerId}/company; the page and what belongs to it follow.`;
        await sendOpsAlert(`company of ${partnerId}`, { title, detail, related: { type: 'PARTNER', id: partnerId } }, context, 24);
      }
    });
}
