import { island } from '#src/shared/island.tsx';

/** What was sent needs no scripts to be thanked for, so they come with the first sign of a person. */
export const ContactThanksPage = island<object>(
  async () => (await import('./ContactThanksContent.tsx')).ContactThanksContent,
  import.meta.env.SSR ? (await import('./ContactThanksContent.tsx')).ContactThanksContent : null,
);
