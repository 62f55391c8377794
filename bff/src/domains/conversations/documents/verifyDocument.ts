import type { BodyOf, contract } from '@farwend/api-contract';
import { preauthorizedPartnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import { userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { documentEntity } from './document.entity.ts';
import type { DocumentRow } from './document.model.ts';
import { notifyDocumentRefused } from './notifyDocumentRefused.ts';
import { isVerifiable } from './partnerDocuments.ts';

type Body = BodyOf<typeof contract.documents.verify>;

/** PUT …/verification: records what our team found out about a document of a partner, by whom and when. */
export async function verifyDocument(id: string, body: Body, context: CallContext): Promise<DocumentRow> {
  const row = await findForUpdate(documentEntity, id, context, body.version);
  const { status, reason = null } = body;
  if (!isVerifiable(row))
    throw new Failure('transition.notAllowed', {
      message: 'Only the INSURANCE, LICENCE and CONTRACT of a partner are verified.',
      allowedTransitions: [],
    });
  if (row.status !== 'AVAILABLE')
    throw new Failure('transition.notAllowed', {
      message: `The document is ${row.status}. Only an AVAILABLE one is verified.`,
      allowedTransitions: [],
    });
  if (status === 'REFUSED' && reason === null) throw fieldFailure('/reason', 'required', 'Say what the partner has to send instead');
  if (status === 'VERIFIED') checkAcceptable(row, reason);
  const verification = { status, at: new Date().toISOString(), byId: userIdOf(context.actor), reason };
  const saved = await saveChange(documentEntity, row, { values: { verification }, note: reason, action: status }, context);
  if (status === 'VERIFIED' && row.category === 'INSURANCE') await prolongInsurances(saved, context);
  if (status === 'REFUSED' && reason !== null) await notifyDocumentRefused(saved, reason, context);
  return saved;
}

function checkAcceptable({ category, validUntil }: DocumentRow, reason: string | null): void {
  if (reason !== null) throw fieldFailure('/reason', 'notAllowed', 'Only a refusal has a reason');
  if (category === 'INSURANCE' && validUntil === null)
    throw fieldFailure('/status', 'notAllowed', 'First enter validUntil of the document: the last day of the cover');
  if (validUntil !== null && validUntil < new Date().toISOString().slice(0, 10))
    throw fieldFailure('/status', 'notAllowed', `It ended on ${validUntil}. Refuse it, and ask for the current one`);
}

/** A company with a verified policy must not be suspended because of the one before. */
async function prolongInsurances({ links, number, validUntil }: DocumentRow, context: CallContext): Promise<void> {
  for (const { type, id } of links) {
    if (type !== 'PARTNER' || validUntil === null) continue;
    const partner = await findForUpdate(preauthorizedPartnerEntity, id, { ...context, ifMatch: null });
    const { insurance } = partner;
    if (!insurance || insurance.expiresOn >= validUntil) continue;
    const values = { insurance: { ...insurance, policyNumber: number ?? insurance.policyNumber, expiresOn: validUntil } };
    await saveChange(preauthorizedPartnerEntity, partner, { values, note: 'A new policy was verified' }, context);
  }
}
