import { island } from '#src/startup/island.tsx';
import type { LiveAsideProps } from './LiveAside.tsx';

/** The aside, hydrated at the first interaction. */
export const AsideIsland = island<LiveAsideProps>(
  async () => (await import('./LiveAside.tsx')).LiveAside,
  import.meta.env?.SSR ? (await import('./LiveAside.tsx')).LiveAside : null,
);
