// Builds the site and the server when their sources have changed since the last build.
import { buildServer } from './buildServer.mjs';
import { buildSite } from './buildSite.mjs';

/** Builds what is not up to date, both at once. Returns the seconds it took, 0 when there was nothing to do; throws when a build fails. */
export async function build() {
  const seconds = await Promise.all([buildSite(), buildServer()]);
  return Math.max(...seconds);
}

if (import.meta.main) {
  const seconds = await build();
  console.log(seconds ? `Site and server are built (${seconds.toFixed(1)} s).` : 'Site and server are up to date.');
}
