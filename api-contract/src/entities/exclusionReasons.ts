/** Reasons why a partner is not suggested, in order of evaluation; the first one that applies is returned. */
export const exclusionReasons = [
  'PARTNER_NOT_ACTIVE',
  'LEVEL_BLOCKED',
  'RESIDENCE_EXCLUDED',
  'HIDDEN',
  'ALREADY_TRIED',
  'NO_COMPETE',
  'INSURANCE_EXPIRED',
  'NO_AGENT',
  'SCREENING_REQUIRED',
  'UNAVAILABLE',
  'CAPACITY',
  'BUDGET_TOO_LOW',
  'NIGHTS_TOO_LOW',
] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];
