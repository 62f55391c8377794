import { suspendingComponent } from '#src/startup/suspendingComponent.tsx';

/** The cards in a chunk of their own, since most forms begin empty. It is loaded before saved answers are shown: late, they would move all. */
export const StartCards = suspendingComponent(
  () => import('./StartCards.tsx'),
  (file) => file.StartCards,
);

if (import.meta.env?.SSR) await StartCards.load(); // the server cannot wait
