import { notifyChannel } from '#src/db/notify.sql.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { hashErasedAddress } from '#src/platform/mail/erasedAddress.ts';
import { PUBLISHED_CHANNEL } from '#src/publishing/publishedCache.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { deleteJobs, insertErasedAddresses } from './erasure.sql.ts';
import { travelerErased } from './erasure.events.ts';
import { emptyReport, eraseRecords, type ErasureReport } from './eraseRecords.ts';
import type { LoggedErasure } from './loggedErasure.ts';
import { loadSubject, type Person } from './loadSubject.ts';

/** Makes a person anonymous everywhere, and remembers that no mail may go to their addresses. Needs a transaction. */
export async function erasePerson(person: Person, { keepReviews }: { keepReviews: boolean }, context: CallContext): Promise<ErasureReport> {
  const { db, settings, log } = context;
  const subject = await loadSubject(person, context);
  const report = await eraseRecords({ ...subject, keepReviews }, context);
  const addresses = subject.emails.map((email) => hashErasedAddress(email, settings));
  if (addresses.length > 0) {
    const jobs = await db.run(deleteJobs, { emailPatterns: subject.emailPatterns });
    if (jobs.length > 0) report['jobs'] = { ...emptyReport(), deleted: jobs.length };
    await db.run(insertErasedAddresses, { hmacs: addresses });
  }
  await db.run(notifyChannel, { channel: PUBLISHED_CHANNEL, payload: '' }); // reviews may be cached
  for (const travelerId of subject.travelerIds) {
    await recordAudit('ERASED', 'traveler', travelerId, {}, context);
    await context.events.emit(travelerErased, { travelerId }, context);
  }
  for (const agentId of subject.agentIds) await recordAudit('ERASED', 'agent', agentId, {}, context);
  const erasure: LoggedErasure = { travelerIds: [...subject.travelerIds], agentIds: [...subject.agentIds], addresses, keepReviews };
  log.info({ erasure }, 'a person was erased'); // before the commit: what is not in the log would come back with a backup
  return report;
}
