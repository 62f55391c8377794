import { documentTypes } from '@farwend/api-contract';
import { Readable } from 'node:stream';
import { scanDocumentJob } from '#src/domains/conversations/conversations.jobs.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { uuidFromText } from '#src/kernel/uuidFromText.ts';
import { getDocumentStore } from '#src/platform/files/documentStore.ts';
import { inspectFile } from '#src/platform/files/inspectFile.ts';
import { insertRecord, newRecord } from '#src/records/records.ts';
import { documentEntity } from './document.entity.ts';
import type { DocumentLink, DocumentRow, DocumentVisibility } from './document.model.ts';
import { writeLinks } from './documentLinks.ts';
import { findPurgeDay } from './purgeDays.ts';

/** A file from outside, and who may read it. */
interface Audience {
  ownerPersonId: string | null;
  links: readonly DocumentLink[];
  visibility: DocumentVisibility;
}

/**
 * Creates the document of a file that came with an email, and has it scanned like an upload; null if it is empty, too large or of a type that
 * cannot be uploaded. `key` names the file, so that a second try stores it in the same place.
 */
export async function createReceivedDocument(
  key: string,
  { fileName, content }: { fileName: string; content: Buffer },
  { ownerPersonId, links, visibility }: Audience,
  context: CallContext,
): Promise<DocumentRow | null> {
  const { db, settings, queue } = context;
  if (content.length === 0 || content.length > settings.uploadLimitBytes) return null;
  const { contentType, sha256, sizeBytes } = await inspectFile(async () => Readable.from([content]));
  if (contentType === null) return null;
  const id = uuidFromText(`received file ${key}`);
  const record = newRecord(id, context);
  const storageKey = `${id}-received`;
  await getDocumentStore(settings).write(storageKey, new Blob([new Uint8Array(content)]));
  const name = cleanFileName(fileName, documentTypes[contentType]);
  const row: DocumentRow = {
    ...record,
    name,
    fileName: name,
    contentType,
    sizeBytes,
    sha256,
    category: 'OTHER',
    status: 'SCANNING',
    statusChangedAt: record.createdAt,
    ownerPersonId,
    visibility,
    proposal: null,
    number: null,
    validFrom: null,
    validUntil: null,
    verification: null,
    purgeAfter: await findPurgeDay({ category: 'OTHER', createdAt: record.createdAt, validUntil: null }, links, db),
    fileVersion: 1,
    replacesId: null,
    storageKey,
    uploadedAt: record.createdAt,
    usedNonce: null,
    deletedAt: null,
    ownerPartnerId: null,
    links: links.map((link) => ({ ...link, partnerId: null })),
  };
  await insertRecord(documentEntity, row, context);
  await writeLinks(row.id, links, context);
  await queue.enqueue(scanDocumentJob, { documentId: row.id }, { db });
  return row;
}

/** The name of a file without folders and control characters, with an ending of its type. */
function cleanFileName(fileName: string, endings: readonly string[]): string {
  const base = fileName
    .toWellFormed()
    .replaceAll(/[\p{Cc}/\\]+/gu, ' ')
    .trim()
    .slice(-100);
  const hasEnding = endings.some((ending) => base.toLowerCase().endsWith(`.${ending}`));
  return hasEnding ? base : `${base || 'attachment'}.${endings[0]}`;
}
