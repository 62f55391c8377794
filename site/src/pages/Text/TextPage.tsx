import { island } from '#src/shared/island.tsx';

/** A page of text. It reads without scripts, so they come with the first sign of a person. */
export const TextPage = island<object>(
  async () => (await import('./TextContent.tsx')).TextContent,
  import.meta.env.SSR ? (await import('./TextContent.tsx')).TextContent : null,
);
