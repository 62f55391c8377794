import type { CallContext } from '#src/kernel/context.ts';
import { newId } from '#src/kernel/newId.ts';
import { insertRecord, newRecord } from '#src/records/records.ts';
import { documentEntity } from './document.entity.ts';
import type { DocumentLink, DocumentRow } from './document.model.ts';
import { writeLinks } from './documentLinks.ts';
import { findPurgeDay } from './purgeDays.ts';

type Facts = Pick<DocumentRow, 'name' | 'fileName' | 'contentType' | 'sizeBytes' | 'category' | 'sha256'> & {
  /** Default: a new one. */
  id?: string;
  storageKey: string;
  links: readonly DocumentLink[];
};

/** Creates the document of a file that the server made and stored itself, which needs no scan; the partner and our team can read it. */
export async function createSystemDocument({ id = newId(), links, ...facts }: Facts, context: CallContext): Promise<DocumentRow> {
  const record = newRecord(id, context);
  const row: DocumentRow = {
    ...record,
    ...facts,
    status: 'AVAILABLE',
    statusChangedAt: record.createdAt,
    ownerPersonId: null,
    visibility: 'PARTNER_AND_STAFF',
    proposal: null,
    number: null,
    validFrom: null,
    validUntil: null,
    verification: null,
    purgeAfter: await findPurgeDay({ category: facts.category, createdAt: record.createdAt, validUntil: null }, links, context.db),
    fileVersion: 1,
    replacesId: null,
    uploadedAt: record.createdAt,
    usedNonce: null,
    deletedAt: null,
    ownerPartnerId: null,
    links: links.map((link) => ({ ...link, partnerId: null })),
  };
  await insertRecord(documentEntity, row, context);
  await writeLinks(row.id, links, context);
  return row;
}
