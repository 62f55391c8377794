import { island } from '#src/startup/island.tsx';

/** The page after a message was sent. Its scripts load on the first interaction, because it can be read without them. */
export const PartnerThanksPage = island<object>(
  async () => (await import('./PartnerThanksContent.tsx')).PartnerThanksContent,
  import.meta.env.SSR ? (await import('./PartnerThanksContent.tsx')).PartnerThanksContent : null,
);
