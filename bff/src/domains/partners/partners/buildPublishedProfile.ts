import type { PartnerRow } from './partner.model.ts';

/** Merges changes into a partner's profile, which counts as published once its three texts are filled in. */
export function buildPublishedProfile(row: PartnerRow, changes: Partial<PartnerRow['profile']>): Partial<PartnerRow> {
  const profile = { ...row.profile, ...changes };
  const isComplete = profile.intro !== '' && profile.whyUs !== '' && profile.process !== '';
  return { profile, profilePublishedAt: isComplete ? new Date() : row.profilePublishedAt };
}
