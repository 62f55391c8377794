import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CallContext } from '#src/kernel/context.ts';
import { exportKey } from '#src/platform/exports/exportUrl.ts';
import { selectExportsOfLists } from '#src/platform/exports/purgeExports.sql.ts';
import { createFileStore } from '#src/platform/files/fileStore.ts';
import { getDocumentStore } from '#src/platform/files/documentStore.ts';
import { removePicture } from '#src/platform/photos/removePicture.ts';
import {
  beginErasure,
  deleteVersions,
  erasureSteps,
  eraseVersions,
  type ErasureStep,
  insertErasedVersions,
  keepDocuments,
  removeNamesFromVersions,
} from './erasure.sql.ts';
import type { ErasureParameters } from './parameters.ts';
import { selectFiles, selectReceivedEmails } from './subject.sql.ts';

/** What became of the rows of a table; `why`: what has to stay. */
export interface TableReport {
  erased: number;
  deleted: number;
  kept: number;
  why: string | null;
}
export type ErasureReport = Record<string, TableReport>;

/**
 * Makes records anonymous, with their versions, audit rows, mails and files, as `personalData` says, and reports what changed. Files go
 * first: if the transaction fails afterwards, the next attempt finds the same rows. Needs a transaction.
 */
export async function eraseRecords(parameters: ErasureParameters, context: CallContext): Promise<ErasureReport> {
  const { keptDocumentIds } = parameters;
  await removeFiles(parameters, context);
  await context.db.run(beginErasure, {});
  const report: ErasureReport = {};
  for (const step of erasureSteps) addToReport(report, step, await runStep(step, parameters, context));
  if (keptDocumentIds.length > 0) {
    await context.db.run(keepDocuments, { keptDocumentIds });
    const documents = (report['documents'] ??= emptyReport());
    documents.kept = keptDocumentIds.length;
    documents.why = 'Invoices and contracts, for seven years';
  }
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

/** Deletes the files of their documents, copies of their data, lists that may name them, their pictures, mails in files, and those we received. */
async function removeFiles(parameters: ErasureParameters, context: CallContext): Promise<void> {
  const { documentIds, imageIds, mailIds, privacyRequestIds, inboundEmailIds, conversationIds, emails } = parameters;
  const { db, settings } = context;
  const files = await db.first(selectFiles, { documentIds, imageIds });
  for (const key of files?.documents ?? []) await getDocumentStore(settings).remove(key);
  const received = createFileStore(settings, 'received-mail');
  for (const { key } of await db.run(selectReceivedEmails, { inboundEmailIds, conversationIds, emails })) await received.remove(key);
  const exports = createFileStore(settings, 'exports');
  for (const id of privacyRequestIds) await exports.remove(exportKey(id, 'zip'));
  for (const { id, format } of await db.run(selectExportsOfLists, {})) await exports.remove(exportKey(id, format));
  for (const original of files?.pictures ?? []) await removePicture(original, context);
  for (const id of mailIds) await rm(resolve(settings.dataDir, 'mail', `${id}.eml`), { force: true });
}

function addToReport(report: ErasureReport, { table, outcome }: ErasureStep, count: number): void {
  if (count === 0) return;
  const line = (report[table] ??= emptyReport());
  if (outcome === 'deleted') line.deleted += count;
  else line.erased += count;
}

/** The report of a table of which nothing has changed. */
export function emptyReport(): TableReport {
  return { erased: 0, deleted: 0, kept: 0, why: null };
}
