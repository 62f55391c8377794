import { suspendingComponent } from '#src/startup/suspendingComponent.tsx';

/** The seasons in a chunk of their own, since most dates are not flexible. It is loaded ahead: late, they would move what is below. */
export const Seasons = suspendingComponent(
  () => import('./steps/Seasons.tsx'),
  (file) => file.Seasons,
);

if (import.meta.env?.SSR) await Seasons.load(); // the server cannot wait
