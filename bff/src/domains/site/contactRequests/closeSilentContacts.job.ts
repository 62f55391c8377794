import type { Services } from '#src/kernel/context.ts';
import { findVisible } from '#src/records/records.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { syncConversation } from './contactConversation.ts';
import { companyContactRequestKind, contactRequestKind, type ContactKind } from './contactKind.ts';
import { selectSilentCompanyContacts, selectSilentContacts } from './closeSilentContacts.sql.ts';
import { moveContact } from './followConversation.ts';
import type { HandledRow } from './handling.ts';

/** Closes answered contact requests in which nobody has written for 14 days. */
export function closeSilentContacts(services: Services) {
  return async (_: object, { id }: { id: string }): Promise<void> => {
    for (const silent of await services.db.run(selectSilentContacts, {})) await close(contactRequestKind, silent.id, id, services);
    for (const silent of await services.db.run(selectSilentCompanyContacts, {}))
      await close(companyContactRequestKind, silent.id, id, services);
  };
}

function close<R extends HandledRow, V>(kind: ContactKind<R, V>, contactId: string, jobId: string, services: Services): Promise<void> {
  return runAsSystem(services, jobId, async (context) => {
    const row = await findVisible(kind.entity, contactId, context);
    if (row.status !== 'ANSWERED') return;
    await moveContact(kind, row, 'CLOSED', {}, context);
    await syncConversation(await findVisible(kind.entity, contactId, context), context);
  });
}
