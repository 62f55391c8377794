import { island } from '#src/startup/island.tsx';

/** The page of a category. Its scripts load on the first interaction, because it can be read without them. */
export const CategoryPage = island<object>(
  async () => (await import('./CategoryContent.tsx')).CategoryContent,
  import.meta.env.SSR ? (await import('./CategoryContent.tsx')).CategoryContent : null,
);
