import { fileURLToPath } from 'node:url';
import * as component from '../src/tokens/component.ts';
import { below, from, token } from '../src/tokens/token.ts';

const queries: Record<string, Record<string, string>> = { from, below };
const parts: Record<string, Record<string, string>> = { ...component };
const constants: Record<string, Record<string | number, string>> = token;
const sources = fileURLToPath(new URL('../../', import.meta.url));

/**
 * A step of a build: writes the names of tokens out where a rule uses them. The rule is then one finished text,
 * and no page carries the tables of names. Types and editors still know every token by its name.
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

/** The text of a module with every token written out. */
export function inlined(code: string): string {
  const named = new Set(imported(code).filter((name) => name in parts || name in queries || name === 'token'));
  const valueOf = (object: string, group: string, step = ''): string | undefined => {
    if (!named.has(object)) return undefined;
    return object === 'token' ? constants[group]?.[step] : { ...parts, ...queries }[object]?.[group];
  };
  const [first, ...others] = [...named];
  if (first === undefined) return code;
  const objects = [first, ...others].join('|');
  const use = `\\b(${objects})\\.(\\w+)(?:\\.(\\w+)|\\[(\\w+)\\])?`;
  return code
    .replace(new RegExp(`\\$\\{${use}\\}`, 'g'), (whole, object, group, step, index) => valueOf(object, group, step ?? index) ?? whole)
    .replace(new RegExp(`(?<![\\w.$'"])${use}`, 'g'), (whole, object, group, step, index) => {
      const value = valueOf(object, group, step ?? index);
      return value === undefined ? whole : JSON.stringify(value);
    });
}

/** What a module takes from the tables of names. */
function imported(code: string): string[] {
  return [...code.matchAll(/import \{([^}]*)\} from '(?:[^']*\/tokens\/(?:token|component)\.ts|@farwend\/design-system)'/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  );
}
