import { modeNames, type Token } from '../dtcg.ts';
import { readTokenSets } from '../readTokens.ts';
import { tokenCss } from '../tokenCss.ts';
import { setNames } from '../tokenSets.ts';
import { nestTokens } from '../nestTokens.ts';

/**
 * The token sets for Style Dictionary 5, and a configuration for each mode: it reads DTCG 2025.10, but not its resolver, its
 * durations and our two extensions, so that times and fluid and relative values are already CSS here.
 */
export function buildStyleDictionary(): Record<string, object> {
  const sets = readTokenSets();
  const files = setNames.map(
    (name) => [`${name}.json`, nestTokens([...sets[name]].map(([path, token]) => [path, flatten(token)]))] as const,
  );
  const configurations = modeNames.map((mode) => [`${mode}.config.json`, configure(mode)] as const);
  return Object.fromEntries([...files, ...configurations]);
}

/** Style Dictionary writes a duration as `[object Object]`, and drops extensions. */
function flatten(token: Token): Token {
  const { $extensions, ...rest } = token;
  if ($extensions) return { ...rest, $type: 'string', $value: tokenCss(token) };
  return token.$type === 'duration' ? { ...token, $value: tokenCss(token) } : token;
}

function configure(mode: (typeof modeNames)[number]): object {
  return {
    source: ['primitives', 'constant', `mode.${mode}`, 'component'].map((set) => `${set}.json`),
    platforms: {
      css: {
        transformGroup: 'css',
        prefix: 'fw',
        buildPath: 'build/',
        files: [
          {
            destination: `${mode}.css`,
            format: 'css/variables',
            options: { selector: mode === 'light' ? ':root' : `[data-mode='${mode}']`, outputReferences: true },
          },
        ],
      },
    },
  };
}
