import type { CallContext, Services } from '#src/kernel/context.ts';
import { findVisible } from '#src/records/records.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import { syncConversation } from './contactConversation.ts';
import { companyContactRequestKind, contactRequestKind, type ContactKind } from './contactKind.ts';
import { selectSilentCompanyContacts, selectSilentContacts } from './closeSilentContacts.sql.ts';
import { moveContact } from './followConversation.ts';
import type { HandledRow } from './handling.ts';

/** Closes answered contact requests in which nobody has written for 14 days. */
export function closeSilentContacts(services: Services) {
  return async (_: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const closeEach = async <R extends HandledRow, V>(kind: ContactKind<R, V>, select: typeof selectSilentContacts) => {
      const silent = await services.db.run(select, {});
      return runForEach(silent, signal, ({ id }) => runAsSystem(services, jobId, (context) => close(kind, id, context)));
    };
    throwIfFailed([
      ...(await closeEach(contactRequestKind, selectSilentContacts)),
      ...(await closeEach(companyContactRequestKind, selectSilentCompanyContacts)),
    ]);
  };
}

async function close<R extends HandledRow, V>(kind: ContactKind<R, V>, id: string, context: CallContext): Promise<void> {
  const row = await findVisible(kind.entity, id, context);
  if (row.status !== 'ANSWERED') return;
  await moveContact(kind, row, 'CLOSED', {}, context);
  await syncConversation(await findVisible(kind.entity, id, context), context);
}
