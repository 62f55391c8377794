import { use } from 'react';
import type { LaterFieldsProps } from './LaterFields.tsx';

type Module = typeof import('./LaterFields.tsx');
let loaded: Module | undefined;
let loading: Promise<Module> | undefined;

/** The steps after the first come in a file of their own, so that the first is soon there. Once it is there, going on waits for nothing. */
export function LaterStep(props: LaterFieldsProps) {
  const { LaterFields } = loaded ?? use(load());
  return <LaterFields {...props} />;
}

/** Fetches the later steps, and what sends the request, ahead; offline it is tried again when a step is shown. */
export function loadLaterSteps(): void {
  load().catch(() => undefined);
  import('../sendTripRequest.ts').catch(() => undefined);
}

function load(): Promise<Module> {
  loading ??= import('./LaterFields.tsx').then(
    (module) => (loaded = module),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
