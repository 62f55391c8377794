import { demoPeople } from './demoPeople.ts';
import type { Settings } from './settings.ts';

/** The line that tells the server is ready, and the demo sign-ins. */
export function readyMessage(settings: Settings, milliseconds: number): string {
  const ready = `Ready: ${settings.publicOrigin}`;
  const took = `(${(milliseconds / 1000).toFixed(1)} s; the API is explained at ${settings.publicOrigin}/docs)`;
  if (settings.seed === 'none' || !settings.isLocal) return `${ready}\n${took}`;
  const lines = demoPeople.map(([email, what]) => `  ${email.padEnd(28)} ${what}`);
  return [ready, took, '', `Demo sign-ins, all with the password ${settings.seedPassword}:`, ...lines, ''].join('\n');
}
