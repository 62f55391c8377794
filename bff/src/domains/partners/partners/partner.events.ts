import type { PartnerStatus } from '@farwend/api-contract';
import { defineEvent } from '#src/kernel/events.ts';
import type { PartnerRow } from './partner.model.ts';

/** A change of status; not emitted for corrections. */
export interface PartnerMove {
  from: PartnerStatus;
  /** After the change. */
  partner: PartnerRow;
}

export const partnerStatusChanged = defineEvent<PartnerMove>('partners.statusChanged');

/** A partner and a company page were linked, or unlinked. */
export interface CompanyLinkChange {
  /** After the change. */
  partner: PartnerRow;
  previousCompanyId: string | null;
  /** Whether the reviews of the partner are shown with the page that it has now. */
  moveReviews: boolean;
}

export const companyLinked = defineEvent<CompanyLinkChange>('partners.companyLinked');
