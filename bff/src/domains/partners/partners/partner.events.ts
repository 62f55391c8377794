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
