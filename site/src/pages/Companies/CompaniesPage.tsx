import { island } from '#src/startup/island.tsx';

/** The index of companies. Its scripts load on the first interaction, because it can be read without them. */
export const CompaniesPage = island<object>(
  async () => (await import('./CompaniesContent.tsx')).CompaniesContent,
  import.meta.env.SSR ? (await import('./CompaniesContent.tsx')).CompaniesContent : null,
);
