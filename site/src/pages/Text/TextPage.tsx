import { island } from '#src/startup/island.tsx';

/** A page of text. Its scripts load on the first interaction, because it can be read without them. */
export const TextPage = island<object>(
  async () => (await import('./TextContent.tsx')).TextContent,
  import.meta.env.SSR ? (await import('./TextContent.tsx')).TextContent : null,
);
