import type { Settings } from './settings.ts';

/** Who can sign in to the demo, and as what. */
const demoPeople: readonly (readonly [email: string, what: string])[] = [
  ['dana@example.com', 'traveller'],
  ['jordan@example.com', 'traveller'],
  ['care@example.com', 'traveller care'],
  ['admin@example.com', 'administrator'],
  ['editor@example.com', 'editor'],
  ['publisher@example.com', 'publisher'],
  ['marageti@example.com', 'marketing'],
  ['team@example.com', 'team member without a role'],
  ['lead.acacia@example.com', 'lead agent of Acacia Quill'],
  ['agent.acacia@example.com', 'agent of Acacia Quill'],
  ['lead.stellwyn@example.com', 'lead agent of Stellwyn Cape'],
];

/** The line that tells the server is ready, and the demo sign-ins. */
export function readyMessage(settings: Settings, milliseconds: number): string {
  const ready = `Ready: ${settings.publicOrigin}`;
  const took = `(${(milliseconds / 1000).toFixed(1)} s; the API is explained at ${settings.publicOrigin}/docs)`;
  if (settings.seed === 'none' || !settings.isLocal) return `${ready}\n${took}`;
  const lines = demoPeople.map(([email, what]) => `  ${email.padEnd(28)} ${what}`);
  return [ready, took, '', `Demo sign-ins, all with the password ${settings.seedPassword}:`, ...lines, ''].join('\n');
}
