import { island } from '#src/startup/island.tsx';

/** Companies side by side. Its scripts load on the first interaction, because it can be read without them. */
export const CompareCompaniesPage = island<object>(
  async () => (await import('./CompareCompaniesContent.tsx')).CompareCompaniesContent,
  import.meta.env.SSR ? (await import('./CompareCompaniesContent.tsx')).CompareCompaniesContent : null,
);
