import { fileURLToPath } from 'node:url';
import * as component from '../src/tokens/component.ts';
import { below, from, token } from '../src/tokens/token.ts';

const queries: Record<string, Record<string, string>> = { from, below };
const components: Record<string, Record<string, string>> = { ...component };
const constants: Record<string, Record<string | number, string>> = token;
const sources = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Build plugin that replaces token references with their values. Style rules become constant strings and no page ships the token tables,
 * while types and editors keep the names.
 */
export function inlineTokens() {
  return {
    name: 'farwend-inline-tokens',
    enforce: 'pre' as const,
    transform: {
      filter: { id: /\/(?:design-system|site)\/src\/.*\.tsx?$/ },
      handler: (code: string, id: string) =>
        id.startsWith(sources) && code.includes('token') ? { code: inlined(code), map: null } : undefined,
    },
  };
}

/** A module's code with every token replaced by its value. */
export function inlined(code: string): string {
  const use = patternOfUses(code);
  if (use === undefined) return code;
  const valueOf = (object: string, group: string, step = ''): string | undefined =>
    object === 'token' ? constants[group]?.[step] : { ...components, ...queries }[object]?.[group];
  return code
    .replace(new RegExp(`\\$\\{${use}\\}`, 'g'), (whole, object, group, step, index) => valueOf(object, group, step ?? index) ?? whole)
    .replace(new RegExp(`(?<![\\w.$'"])${use}`, 'g'), (whole, object, group, step, index) => {
      const value = valueOf(object, group, step ?? index);
      return value === undefined ? whole : JSON.stringify(value);
    });
}

/** Names of the tokens that a module's code uses, apart from the paths it imports from, like `color.ink`, `button.height` and `breakpoint.tablet`. */
export function usedTokens(code: string): string[] {
  const use = patternOfUses(code);
  if (use === undefined) return [];
  const names = [...code.matchAll(new RegExp(`(?<!/)${use}`, 'g'))].map(([, object = '', group = '', step, index]) => {
    if (object === 'token') return `${group}.${step ?? index ?? ''}`;
    return object in components ? `${object}.${group}` : `breakpoint.${group}`;
  });
  return [...new Set(names)];
}

/** Matches the uses of the token tables that a module imports; `undefined` if it imports none. */
function patternOfUses(code: string): string | undefined {
  const tables = new Set(
    imported(code).filter((name) => name in components || name in queries || name === 'token' || name === 'breakpoint'),
  );
  return tables.size === 0 ? undefined : `\\b(${[...tables].join('|')})\\.(\\w+)(?:\\.(\\w+)|\\[(\\w+)\\])?`;
}

/** Names that a module imports from the token tables. */
function imported(code: string): string[] {
  return [...code.matchAll(/import \{([^}]*)\} from '(?:[^']*\/tokens\/(?:token|component)\.ts|@farwend\/design-system)'/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  );
}
