import { erasePerson } from '#src/domains/privacy/erasure/erasePerson.ts';
import { loadSubject } from '#src/domains/privacy/erasure/loadSubject.ts';
import { makeCopy } from '#src/domains/privacy/exports/makeCopy.ts';
import { copyKey } from '#src/domains/privacy/exports/copyUrl.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { createFileStore } from '#src/platform/files/fileStore.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import { applyPrivacyMove, cancelPrivacyRequest, findHold, personOf } from './movePrivacyRequest.ts';
import { mailCopy, mailGoodbye } from './privacyMails.ts';
import { PrivacyRequestModel, type PrivacyRequestRow } from './privacyRequest.model.ts';
import { selectExpiredCopies, selectLastMail, selectOpenRequests } from './privacyRequest.sql.ts';

/** Takes every open privacy request one step further, each in its own transaction, and deletes copies after seven days. */
export function privacyRequests(services: Services) {
  return async (_data: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const open = await services.db.run(selectOpenRequests, {});
    const failed = await runForEach(open, signal, ({ id }) => runAsSystem(services, jobId, (context) => advance(id, context)));
    const store = createFileStore(services.settings, 'exports');
    const expired = await services.db.run(selectExpiredCopies, {});
    failed.push(...(await runForEach(expired, signal, ({ id }) => store.remove(copyKey(id)))));
    throwIfFailed(failed);
  };
}

async function advance(id: string, context: CallContext): Promise<void> {
  const row = await context.db.byId(PrivacyRequestModel, id);
  if (!row) return;
  if (row.status === 'RECEIVED') return void (await cancelPrivacyRequest(row, 'system', 'EXPIRED', context));
  if (row.status === 'RUNNING') return row.kind === 'ERASE' ? finishErasure(row, context) : finishCopy(row, context);
  const free = await updateHold(row, context);
  if (free.status !== 'CONFIRMED' || free.runsAt === null || free.runsAt > new Date()) return;
  const running = await applyPrivacyMove(free, 'RUNNING', 'system', {}, context);
  if (row.kind === 'EXPORT') return finishCopy(running, context);
  await mailGoodbye(running, context); // the next run erases, once the mail has left
}

/** Brings HELD and CONFIRMED in line with what holds an erasure. */
async function updateHold(row: PrivacyRequestRow, context: CallContext): Promise<PrivacyRequestRow> {
  if (row.kind === 'EXPORT') return row;
  const hold = await findHold(await loadSubject(personOf(row), context), context);
  if (hold && row.status === 'CONFIRMED') return applyPrivacyMove(row, 'HELD', 'system', { reasonCode: hold.reason }, context);
  if (!hold && row.status === 'HELD') return applyPrivacyMove(row, 'CONFIRMED', 'system', {}, context);
  return row;
}

async function finishErasure(row: PrivacyRequestRow, context: CallContext): Promise<void> {
  const { db } = context;
  const mail = await db.first(selectLastMail, { id: row.id });
  if (mail?.isQueued) return;
  const result = await erasePerson(personOf(row), { keepReviews: row.keepReviews }, context);
  const erased = await db.byId(PrivacyRequestModel, row.id);
  if (erased) await applyPrivacyMove(erased, 'DONE', 'system', { result }, context);
}

async function finishCopy(row: PrivacyRequestRow, context: CallContext): Promise<void> {
  await makeCopy(row.id, personOf(row), context);
  const done = await applyPrivacyMove(row, 'DONE', 'system', {}, context);
  await mailCopy(done, context);
}
