import { templates } from './templates.data.ts';
import type { Variable } from './variable.ts';

/** The data of an email with codes, and links that contain one, masked; only this is stored and shown. */
export function maskSecrets(templateKey: string, data: Record<string, unknown>): Record<string, unknown> {
  const secrets = new Set(secretNames(templateKey));
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, secrets.has(name) ? maskValue(value) : value]));
}

/** The variables of a template that are codes, or links that contain one. */
export function secretNames(templateKey: string): string[] {
  const templatesByKey: Record<string, { variables: Record<string, Variable> }> = templates;
  const variables = Object.hasOwn(templatesByKey, templateKey) ? templatesByKey[templateKey]?.variables : undefined;
  return Object.entries(variables ?? {}).flatMap(([name, { secret }]) => (secret ? [name] : []));
}

/** Keeps the origin and path of a link, to show where it led. */
function maskValue(value: unknown): unknown {
  const address = typeof value === 'string' ? URL.parse(value) : null;
  return address ? `${address.origin}${address.pathname}` : '•••';
}
