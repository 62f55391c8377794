import { createHash } from 'node:crypto';
import type { CallContext, Services } from '#src/kernel/context.ts';
import type { JobData } from '#src/kernel/job.ts';
import { uuidFromText } from '#src/kernel/uuidFromText.ts';
import { getDocumentStore } from '#src/platform/files/documentStore.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { createSystemDocument } from '#src/domains/conversations/documents/createSystemDocument.ts';
import { DocumentModel } from '#src/domains/conversations/documents/document.model.ts';
import { notifyStatement } from '#src/domains/sales/mails/notifyStatement.ts';
import type { mailPartnerStatementJob } from '#src/domains/sales/sales.jobs.ts';
import { buildStatementPdf } from './buildStatementPdf.ts';
import { formatMonth } from './formatMonth.ts';
import { loadPartnerStatement, type PartnerStatement } from './loadPartnerStatement.ts';
import { loadStatementParties } from './loadStatementParties.ts';

/** Makes the PDF of a monthly statement, stores it as a document and mails it to the partner. Idempotent: each happens once. */
export function mailPartnerStatement(services: Services) {
  return ({ partnerId, month }: JobData<typeof mailPartnerStatementJob>, { id: jobId }: { id: string }): Promise<void> =>
    runAsSystem(services, jobId, async (context) => {
      const statement = await loadPartnerStatement(partnerId, month, context);
      const documentId = uuidFromText(`statement ${partnerId} ${month}`);
      if (!(await context.db.byId(DocumentModel, documentId))) await storeStatement(documentId, statement, context);
      await notifyStatement(statement, documentId, context);
    });
}

async function storeStatement(id: string, statement: PartnerStatement, context: CallContext): Promise<void> {
  const { partnerId, month } = statement;
  const bytes = await buildStatementPdf(statement, await loadStatementParties(partnerId, context));
  const storageKey = `statement-${partnerId}-${month}`; // a retry replaces the file
  await getDocumentStore(context.settings).write(storageKey, new Blob([new Uint8Array(bytes)]));
  const facts = {
    name: `Statement, ${formatMonth(month)}`,
    fileName: `statement-${month}.pdf`,
    contentType: 'application/pdf',
    category: 'STATEMENT' as const,
    links: [{ type: 'PARTNER' as const, id: partnerId }],
  };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await createSystemDocument({ ...facts, id, sizeBytes: bytes.length, sha256, storageKey }, context);
}
