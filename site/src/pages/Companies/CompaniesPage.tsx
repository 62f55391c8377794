import { island } from '#src/shared/island.tsx';

/** The index of companies reads without scripts, so they come with the first sign of a person. */
export const CompaniesPage = island<object>(
  async () => (await import('./CompaniesContent.tsx')).CompaniesContent,
  import.meta.env.SSR ? (await import('./CompaniesContent.tsx')).CompaniesContent : null,
);
