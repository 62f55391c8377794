import type { BodyOf, contract, ReplyOf } from '@farwend/api-contract';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { checkCompanyIsFree } from './checkCompanyIsFree.ts';
import { countFollowing } from './companyLink.sql.ts';
import { partnerEntity } from './partner.entity.ts';
import { companyLinked } from './partner.events.ts';

type SetCompany = typeof contract.partners.setCompany;

/** Links a partner with a company page, or unlinks it. The same link again brings a page in line that disagrees with it. */
export async function setCompany(
  id: string,
  { companyId, moveReviews, dryRun, version }: BodyOf<SetCompany>,
  context: CallContext,
): Promise<ReplyOf<SetCompany>> {
  const row = await findForUpdate(partnerEntity, id, context, version);
  const { companyId: previousCompanyId } = row;
  await checkCompanyIsFree(companyId, row.id, context);
  const companyIds = [previousCompanyId, companyId].filter((one) => one !== null);
  const following = await context.db.first(countFollowing, { partnerId: row.id, companyId, companyIds });
  const report = {
    dryRun,
    partnerId: row.id,
    companyId,
    previousCompanyId,
    reviewCount: moveReviews ? (following?.reviews ?? 0) : 0,
    questionCount: following?.questions ?? 0,
  };
  if (dryRun) return { ...report, version: row.version };
  const note = companyId === null ? 'Unlinked from its company page' : 'Linked with its company page';
  const partner = await saveChange(partnerEntity, row, { values: { companyId }, note }, context);
  await context.events.emit(companyLinked, { partner, previousCompanyId, moveReviews }, context);
  return { ...report, version: partner.version };
}
