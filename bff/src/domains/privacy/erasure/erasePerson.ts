import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { notifyChannel } from '#src/db/notify.sql.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { exportKey } from '#src/platform/exports/exportUrl.ts';
import { createFileStore } from '#src/platform/files/fileStore.ts';
import { getDocumentStore } from '#src/platform/files/documentStore.ts';
import { removePicture } from '#src/platform/photos/removePicture.ts';
import { PUBLISHED_CHANNEL } from '#src/publishing/publishedCache.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { hashErasedAddress } from '#src/platform/mail/erasedAddress.ts';
import {
  beginErasure,
  deleteJobs,
  deleteVersions,
  erasureSteps,
  eraseVersions,
  type ErasureStep,
  insertErasedAddresses,
  insertErasedVersions,
  keepDocuments,
  removeNamesFromVersions,
} from './erasure.sql.ts';
import type { ErasureParameters } from './parameters.ts';
import { loadSubject, type Person, type Subject } from './loadSubject.ts';
import { selectFiles } from './subject.sql.ts';

/** What became of the rows of a table; `why`: what has to stay. */
export interface TableReport {
  erased: number;
  deleted: number;
  kept: number;
  why: string | null;
}
export type ErasureReport = Record<string, TableReport>;

/**
 * Makes a person anonymous in every table, version, audit row, mail and file, as `personalData` says, and reports what changed. Files go
 * first: if the transaction fails afterwards, the next attempt finds the same rows. Needs a transaction.
 */
export async function erasePerson(person: Person, { keepReviews }: { keepReviews: boolean }, context: CallContext): Promise<ErasureReport> {
  const { db } = context;
  const subject = await loadSubject(person, context);
  await removeFiles(subject, context);
  await db.run(beginErasure, {});
  const report: ErasureReport = {};
  for (const step of erasureSteps) addToReport(report, step, await runStep(step, { ...subject, keepReviews }, context));
  await db.run(keepDocuments, { keptDocumentIds: subject.keptDocumentIds });
  if (subject.keptDocumentIds.length > 0) {
    const documents = (report['documents'] ??= emptyReport());
    documents.kept = subject.keptDocumentIds.length;
    documents.why = 'Invoices and contracts, for seven years';
  }
  if (subject.emails.length > 0) {
    const jobs = await db.run(deleteJobs, { emailPatterns: subject.emailPatterns });
    if (jobs.length > 0) report['jobs'] = { ...emptyReport(), deleted: jobs.length };
    await db.run(insertErasedAddresses, { hmacs: subject.emails.map((email) => hashErasedAddress(email, context.settings)) });
  }
  await db.run(notifyChannel, { channel: PUBLISHED_CHANNEL, payload: '' }); // reviews may be cached
  for (const travelerId of subject.travelerIds) await recordAudit('ERASED', 'traveler', travelerId, {}, context);
  return report;
}

async function runStep(step: ErasureStep, parameters: ErasureParameters, { db }: CallContext): Promise<number> {
  const changed = await db.first(step.run, Object.fromEntries(step.uses.map((name) => [name, parameters[name]])));
  const { count = 0, records = [] } = changed ?? {};
  const { entityTypes, kept, outcome } = step;
  if (records.length === 0) return count;
  if (outcome === 'deleted') {
    await db.run(deleteVersions, { entityTypes, records });
    return count;
  }
  const { phrases, names } = parameters;
  await (outcome === 'erased'
    ? db.run(eraseVersions, { entityTypes, records, kept })
    : db.run(removeNamesFromVersions, { entityTypes, records, phrases, names }));
  await db.run(insertErasedVersions, { entityTypes, records });
  return count;
}

/** Deletes the files of their documents, copies of their data, their pictures, and mails that were written to files. */
async function removeFiles({ documentIds, imageIds, mailIds, privacyRequestIds }: Subject, context: CallContext): Promise<void> {
  const { db, settings } = context;
  const files = await db.first(selectFiles, { documentIds, imageIds });
  for (const key of files?.documents ?? []) await getDocumentStore(settings).remove(key);
  const exports = createFileStore(settings, 'exports');
  for (const id of privacyRequestIds) await exports.remove(exportKey(id, 'zip'));
  for (const original of files?.pictures ?? []) await removePicture(original, context);
  for (const id of mailIds) await rm(resolve(settings.dataDir, 'mail', `${id}.eml`), { force: true });
}

function addToReport(report: ErasureReport, { table, outcome }: ErasureStep, count: number): void {
  if (count === 0) return;
  const line = (report[table] ??= emptyReport());
  if (outcome === 'deleted') line.deleted += count;
  else line.erased += count;
}

function emptyReport(): TableReport {
  return { erased: 0, deleted: 0, kept: 0, why: null };
}
