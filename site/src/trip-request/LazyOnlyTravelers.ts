import { suspendingComponent } from '#src/startup/suspendingComponent.tsx';

/** The notice in a chunk of its own, since travellers never see it. */
export const OnlyTravelers = suspendingComponent(
  () => import('./OnlyTravelers.tsx'),
  (file) => file.OnlyTravelers,
);

if (import.meta.env?.SSR) await OnlyTravelers.load(); // the server cannot wait
