import { island } from '#src/shared/island.tsx';

/** The list of guides. It reads without scripts, so they come with the first sign of a person. */
export const GuidesPage = island<object>(
  async () => (await import('./GuidesContent.tsx')).GuidesContent,
  import.meta.env.SSR ? (await import('./GuidesContent.tsx')).GuidesContent : null,
);
