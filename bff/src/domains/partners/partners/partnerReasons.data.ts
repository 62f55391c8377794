import type { partnerRejectReasons, partnerSuspendReasons, partnerTerminateReasons } from '@farwend/api-contract';

type Words<Reason extends string> = Partial<Record<Reason, string>>;

/** Why an application was rejected, as worded in the mail; what is missing is not worded. */
export const rejectionWords: { [code: string]: string | undefined } = {
  LICENCE: 'the licence we need was missing',
  INSURANCE: 'the insurance we need was missing',
  REFERENCES: 'the references did not reach us',
  NO_NEED: 'we have enough companies there for the travelers who ask',
  NO_ANSWER: 'our questions were not answered',
} satisfies Words<(typeof partnerRejectReasons)[number]>;

/** Why the work with a company stops, for a while or for good. */
export const endWords: { [code: string]: string | undefined } = {
  INSURANCE_EXPIRED: 'the insurance that we know of has expired',
  LICENCE_EXPIRED: 'the licence that we know of has expired',
  SERVICE: 'travellers were not looked after as we had agreed',
  PAYMENT: 'payments have not reached us',
  PARTNER_WISH: 'your company wished so',
  CLOSED: 'your company has closed',
} satisfies Words<(typeof partnerSuspendReasons)[number] | (typeof partnerTerminateReasons)[number]>;
