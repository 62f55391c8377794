import { island } from '#src/startup/island.tsx';

/** An open position. Its scripts load on the first interaction, because it can be read without them. */
export const CareerPage = island<object>(
  async () => (await import('./CareerContent.tsx')).CareerContent,
  import.meta.env.SSR ? (await import('./CareerContent.tsx')).CareerContent : null,
);
