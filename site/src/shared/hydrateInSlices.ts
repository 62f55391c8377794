import { startTransition, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** Brings the server's page to life in slices of a few milliseconds, between which the browser scrolls and types; in one piece it would hold a phone up. */
export function hydrateInSlices(page: ReactNode): Promise<Root> {
  return new Promise((begun) => startTransition(() => begun(hydrateRoot(document, page))));
}
