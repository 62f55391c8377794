import type { Settings } from '#src/settings/settings.ts';

/** Throws in PROD and PRODUCTION, where demo data must never be loaded. */
export function rejectLiveEnvironment({ appEnv }: Pick<Settings, 'appEnv'>): void {
  if (appEnv !== 'PROD' && appEnv !== 'PRODUCTION') return;
  throw new Error(
    `Demo data is never loaded in ${appEnv}: its people are invented and share one password. Set SEED=none (or leave it out) to start here; to load it, use an environment of its own with APP_ENV=LOCAL, or another APP_ENV with SEED_PASSWORD.`,
  );
}
