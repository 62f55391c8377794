import { island } from '#src/shared/island.tsx';

/** What was sent needs no scripts to be thanked for, so they come with the first sign of a person. */
export const PartnerThanksPage = island<object>(
  async () => (await import('./PartnerThanksContent.tsx')).PartnerThanksContent,
  import.meta.env.SSR ? (await import('./PartnerThanksContent.tsx')).PartnerThanksContent : null,
);
