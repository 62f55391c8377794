import { suspendingComponent } from '#src/startup/suspendingComponent.tsx';

/** The summary of errors in a chunk of its own, loaded with the machine that finds them. */
export const FormErrors = suspendingComponent(
  () => import('./FormErrors.ts'),
  (file) => file.FormErrors,
);

if (import.meta.env?.SSR) await FormErrors.load(); // the server cannot wait
