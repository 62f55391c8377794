import { island } from '#src/shared/island.tsx';

/** The page of a category. It reads without scripts, so they come with the first sign of a person. */
export const CategoryPage = island<object>(
  async () => (await import('./CategoryContent.tsx')).CategoryContent,
  import.meta.env.SSR ? (await import('./CategoryContent.tsx')).CategoryContent : null,
);
