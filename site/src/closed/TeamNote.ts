import { island } from '#src/startup/island.tsx';
import type { MissingContentProps } from './MissingContent.tsx';

/** The note about missing content, whose scripts only the team loads. */
export const TeamNote = island<MissingContentProps>(
  async () => (await import('./MissingContent.tsx')).MissingContent,
  import.meta.env.SSR ? (await import('./MissingContent.tsx')).MissingContent : null,
);
