import { island } from '#src/startup/island.tsx';

/** A category of companies. Its scripts load on the first interaction, because it can be read without them. */
export const CompanyCategoryPage = island<object>(
  async () => (await import('./CompanyCategoryContent.tsx')).CompanyCategoryContent,
  import.meta.env.SSR ? (await import('./CompanyCategoryContent.tsx')).CompanyCategoryContent : null,
);
