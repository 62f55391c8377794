import { island } from '#src/shared/island.tsx';

/** A category of companies reads without scripts, so they come with the first sign of a person. */
export const CompanyCategoryPage = island<object>(
  async () => (await import('./CompanyCategoryContent.tsx')).CompanyCategoryContent,
  import.meta.env.SSR ? (await import('./CompanyCategoryContent.tsx')).CompanyCategoryContent : null,
);
