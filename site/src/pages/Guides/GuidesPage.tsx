import { island } from '#src/startup/island.tsx';

/** The list of guides. Its scripts load on the first interaction, because it can be read without them. */
export const GuidesPage = island<object>(
  async () => (await import('./GuidesContent.tsx')).GuidesContent,
  import.meta.env.SSR ? (await import('./GuidesContent.tsx')).GuidesContent : null,
);
