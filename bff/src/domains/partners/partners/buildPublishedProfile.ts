import type { PartnerRow } from './partner.model.ts';

/** A partner's profile with a wish in it, published now if its three texts are there. */
export function publishedProfile(row: PartnerRow, wish: Partial<PartnerRow['profile']>): Partial<PartnerRow> {
  const profile = { ...row.profile, ...wish };
  const isComplete = profile.intro !== '' && profile.whyUs !== '' && profile.process !== '';
  return { profile, profilePublishedAt: isComplete ? new Date() : row.profilePublishedAt };
}
