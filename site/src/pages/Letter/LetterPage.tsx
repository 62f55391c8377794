import { island } from '#src/startup/island.tsx';

/** The page of a letter. Its scripts load on the first interaction, because it can be read without them. */
export const LetterPage = island<object>(
  async () => (await import('./LetterContent.tsx')).LetterContent,
  import.meta.env.SSR ? (await import('./LetterContent.tsx')).LetterContent : null,
);
