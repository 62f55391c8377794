import { demoPeople } from '#demo/demoPeople.ts';
import type { Settings } from './settings/settings.ts';

/** Says that the server is ready and, with demo data on LOCAL, how to sign in. */
export function formatReadyMessage(settings: Settings, milliseconds: number): string {
  const ready = `Ready: ${settings.publicOrigin}`;
  const details = `(${(milliseconds / 1000).toFixed(1)} s; the API is explained at ${settings.publicOrigin}/docs)`;
  if (settings.seed === 'none' || !settings.isLocal) return `${ready}\n${details}`;
  const lines = demoPeople.map(([email, role, look]) => `  ${email.padEnd(28)} ${role.padEnd(28)} ${look}`);
  return [
    ready,
    details,
    '',
    `Demo people, who sign in at ${settings.publicOrigin}/login with the password ${settings.seedPassword}:`,
    ...lines,
    '',
  ].join('\n');
}
