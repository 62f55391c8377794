/** Why a partner is not suggested, in the order they are looked at: the first that holds is told. */
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
