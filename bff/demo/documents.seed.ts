import { createHash } from 'node:crypto';
import { insertModels, insertRows } from '#src/db/bulkInsert.ts';
import { documentEntity } from '#src/domains/conversations/documents/document.entity.ts';
import { DocumentModel, type DocumentRow } from '#src/domains/conversations/documents/document.model.ts';
import { createFileStore } from '#src/platform/files/fileStore.ts';
import type { Settings } from '#src/settings/settings.ts';
import { selectDocumentedMatches, selectDocumentedPartners, setCurrentProposals } from './documents.sql.ts';
import { demoId } from './demoId.ts';
import { buildDemoPdf } from './buildDemoPdf.ts';
import { planDocuments, type DocumentPlan } from './planDocuments.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import type { SeedContext } from './seedContext.ts';

/** Documents of matches and partners, each with a small PDF in the file store. */
export async function seedDocuments(settings: Settings, context: SeedContext): Promise<void> {
  const { db } = context;
  const matches = await db.run(selectDocumentedMatches, {});
  const partners = await db.run(selectDocumentedPartners, {});
  const plans = planDocuments(matches, partners);
  const store = createFileStore(settings, 'documents');
  const documents = await Promise.all(
    plans.map(async (plan) => {
      const file = buildDemoPdf(plan.name, plan.lines);
      const row = buildRow(plan, file, context);
      if (row.storageKey !== null && plan.status !== 'PENDING_UPLOAD') await store.write(row.storageKey, new Blob([new Uint8Array(file)]));
      return row;
    }),
  );
  await insertModels(db, DocumentModel, documents);
  const links = plans.map(({ key, link }) => ({ document_id: demoId('document', key), type: link.type, target_id: link.id }));
  await insertRows(db, 'document_links', links);
  await insertFirstVersions(db, documentEntity, documents);
  await db.run(setCurrentProposals, {});
}

function buildRow(plan: DocumentPlan, file: Buffer, { time }: SeedContext): DocumentRow {
  const id = demoId('document', plan.key);
  const createdAt = time.ago(plan.daysAgo);
  const isUploaded = plan.status !== 'PENDING_UPLOAD';
  return {
    id,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    createdById: null,
    updatedById: null,
    name: plan.name,
    fileName: `${plan.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.pdf`,
    contentType: 'application/pdf',
    sizeBytes: file.length,
    sha256: isUploaded ? createHash('sha256').update(file).digest('hex') : null,
    category: plan.category,
    status: plan.status,
    statusChangedAt: createdAt,
    ownerPersonId: plan.ownerPersonId,
    visibility: plan.visibility,
    proposal: plan.proposal,
    number: plan.number ?? null,
    validFrom: null,
    validUntil: plan.validUntil ?? null,
    verification: plan.isVerified
      ? { status: 'VERIFIED', at: createdAt.toISOString(), byId: demoId('user', 'care@example.com'), reason: null }
      : null,
    purgeAfter: null,
    fileVersion: plan.fileVersion,
    replacesId: plan.replaces === null ? null : demoId('document', plan.replaces),
    storageKey: `${id}-demo`,
    uploadedAt: isUploaded ? createdAt : null,
    usedNonce: null,
    deletedAt: plan.status === 'DELETED' ? time.ago(2) : null,
    ownerPartnerId: null,
    links: [{ ...plan.link, partnerId: null }],
  };
}
