import { templates } from './templates.data.ts';
import type { Variable } from './variable.ts';

/** The data of a mail without its links and codes: what stays of it, and all that anybody is shown. */
export function withoutSecrets(templateKey: string, data: Record<string, unknown>): Record<string, unknown> {
  const secrets = new Set(secretNames(templateKey));
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, secrets.has(name) ? masked(value) : value]));
}

/** Names of the variables of a template that are codes, or links with one. */
export function secretNames(templateKey: string): string[] {
  const known: Record<string, { variables: Record<string, Variable> }> = templates;
  const variables = Object.hasOwn(known, templateKey) ? known[templateKey]?.variables : undefined;
  return Object.entries(variables ?? {}).flatMap(([name, { secret }]) => (secret ? [name] : []));
}

/** A link keeps its address, so that one sees where it led. */
function masked(value: unknown): unknown {
  const address = typeof value === 'string' ? URL.parse(value) : null;
  return address ? `${address.origin}${address.pathname}` : '•••';
}
