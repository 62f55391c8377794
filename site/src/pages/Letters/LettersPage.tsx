import { island } from '#src/startup/island.tsx';

/** The list of letters. Its scripts load on the first interaction, because it can be read without them. */
export const LettersPage = island<object>(
  async () => (await import('./LettersContent.tsx')).LettersContent,
  import.meta.env.SSR ? (await import('./LettersContent.tsx')).LettersContent : null,
);
