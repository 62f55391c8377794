import type { CompanyLinkChange } from '#src/domains/partners/partners/partner.events.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { saveChange } from '#src/records/records.ts';
import { companyContactRequestEntity } from './companyContactRequest.entity.ts';
import { CompanyContactRequestModel } from './companyContactRequest.model.ts';

/** Gives open questions to a company page to the partner that it presents now. A question that was forwarded stays with those who have it. */
export async function moveOpenQuestions({ partner, previousCompanyId }: CompanyLinkChange, context: CallContext): Promise<void> {
  const companyIds = [...new Set([previousCompanyId, partner.companyId])].filter((id) => id !== null);
  if (companyIds.length === 0) return;
  const where = { companyId: companyIds, status: ['NEW', 'OPEN'] };
  const questions = await context.db.find(CompanyContactRequestModel, { where, order: [['id', 'ASC']], lock: 'update' });
  for (const question of questions) {
    const partnerId = question.companyId === partner.companyId ? partner.id : null;
    await saveChange(
      companyContactRequestEntity,
      question,
      { values: { partnerId }, note: 'Its company page presents another partner' },
      context,
    );
  }
}
