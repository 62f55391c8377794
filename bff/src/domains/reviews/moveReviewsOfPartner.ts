import type { CompanyLinkChange } from '#src/domains/partners/partners/partner.events.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { updateCompanyOfReviews } from './moveReviewsOfPartner.sql.ts';

/** Shows the reviews of a partner with the company page that it has now; the counts of both pages follow. */
export async function moveReviewsOfPartner({ partner, moveReviews }: CompanyLinkChange, context: CallContext): Promise<void> {
  if (!moveReviews) return;
  const { id: partnerId, companyId } = partner;
  const moved = await context.db.run(updateCompanyOfReviews, { partnerId, companyId });
  if (moved.length > 0) await recordAudit('REVIEWS MOVED', 'partner', partnerId, { companyId, reviews: moved.length }, context);
}
