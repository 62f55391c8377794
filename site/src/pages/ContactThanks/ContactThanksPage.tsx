import { island } from '#src/startup/island.tsx';

/** The page after a message was sent. Its scripts load on the first interaction, because it can be read without them. */
export const ContactThanksPage = island<object>(
  async () => (await import('./ContactThanksContent.tsx')).ContactThanksContent,
  import.meta.env.SSR ? (await import('./ContactThanksContent.tsx')).ContactThanksContent : null,
);
