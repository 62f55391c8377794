// Writes src/tokens/tokens.css.ts, token.ts and component.ts from the JSON files beside this one: `node tokens/build.ts`.
import { readFileSync, writeFileSync } from 'node:fs';

interface Dimension {
  value: number;
  unit: string;
}
interface Colour {
  components: number[];
  alpha?: number;
  hex: string;
}
interface Shadow {
  color: Colour;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}
type Value = string | number | number[] | string[] | Dimension | Colour | Shadow;
interface Token {
  $type: string;
  $value: Value;
  $description: string;
  $extensions?: {
    /** Grows with the window from `min` to the value. */
    'com.farwend.fluid'?: { min: Dimension; from: number; to: number };
    /** A measure of the text it stands in, which the format has no unit for. */
    'com.farwend.unit'?: 'em';
  };
}
type Group = Record<string, Token>;

/** The names of the modes; `light` is the one without a mark. */
export const modeNames = ['light', 'dark', 'contrast'] as const;
/** One of the modes. */
export type ModeName = (typeof modeNames)[number];

/** Reads one of the token files, without the `.json`. */
export const readTokens = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as Record<string, unknown>;

/** The roles of a mode with their colours as CSS writes them. */
export function modeColours(mode: ModeName): Record<string, string> {
  const primitives = readTokens('primitives')['color'] as Record<string, Group>;
  const roles = readTokens(`mode.${mode}`)['color'] as Group;
  return Object.fromEntries(Object.entries(roles).map(([role, { $value }]) => [role, css(resolve($value, primitives))]));
}

/** The generated files, by their names. */
export function generated(): Record<string, string> {
  const constant = groups(readTokens('constant'));
  const [light, dark, contrast] = modeNames.map((mode) => declarations('color', modeColours(mode)));
  const fixed = constant.filter(([group]) => group !== 'breakpoint').map(([group, tokens]) => declarations(group, cssOf(tokens)));
  const roles = readTokens('mode.light')['color'] as Group;
  return {
    'tokens.css.ts': cssFile(fixed.join(''), light ?? '', dark ?? '', contrast ?? ''),
    'token.ts': namesFile([['color', roles], ...constant]),
    'component.ts': componentFile(groups(readTokens('component'))),
  };
}

const groups = (file: Record<string, unknown>): [string, Group][] =>
  Object.entries(file).filter(([name]) => !name.startsWith('$')) as [string, Group][]; // the tests read the files against the format
const cssOf = (tokens: Group): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, tokenCss(token)]));
const property = (group: string, name: string): string => `--fw-${group}-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;
const declarations = (group: string, values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${property(group, name)}:${value};`)
    .join('');

function resolve(value: Value, primitives: Record<string, Group>): Value {
  if (typeof value !== 'string') return value;
  const [, family = '', step = ''] = value.slice(1, -1).split('.');
  const found = primitives[family]?.[step];
  if (!found) throw new Error(`No token ${value}`);
  return found.$value;
}

function tokenCss(token: Token): string {
  const unit = token.$extensions?.['com.farwend.unit'] ?? '';
  const fluid = token.$extensions?.['com.farwend.fluid'];
  if (!fluid) return css(token.$value) + (token.$value === 0 ? '' : unit);
  const max = token.$value as Dimension;
  const slope = ((max.value - fluid.min.value) * 16) / (fluid.to - fluid.from);
  const start = fluid.min.value - (slope * fluid.from) / 16;
  return `clamp(${css(fluid.min)},${round(start)}rem + ${round(slope * 100)}vw,${css(max)})`;
}

function css(value: Value): string {
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (Array.isArray(value)) {
    if (value.every((part) => typeof part === 'number')) return `cubic-bezier(${value.join(',')})`;
    return value.map((name) => (/^[a-z-]+$/.test(name) ? name : `'${name}'`)).join(',');
  }
  if ('blur' in value) return [value.offsetX, value.offsetY, value.blur, value.spread, value.color].map(css).join(' ');
  if ('hex' in value)
    return value.alpha === undefined
      ? value.hex
      : value.hex +
          Math.round(value.alpha * 255)
            .toString(16)
            .padStart(2, '0');
  return value.value === 0 ? '0' : `${round(value.value)}${value.unit}`;
}

/** Groups that are offered to a prop as a whole; each is a table of its own. */
const scales = new Set(['space', 'measure']);

const round = (n: number): number => Math.round(n * 10000) / 10000;
const head = '// Written by tokens/build.ts from tokens/*.json. Change those, then run `node tokens/build.ts`.\n';

function cssFile(fixed: string, light: string, dark: string, contrast: string): string {
  const unmarked = ':root:not([data-mode])';
  const rules = [
    `:root{${fixed}}`,
    `:root,[data-mode='light']{color-scheme:light;${light}}`,
    // A night band stays a night band by day, but high contrast knows no tint.
    `[data-mode='dark'],:root:not([data-mode='contrast']) [data-tone='night']{color-scheme:dark;${dark}}`,
    `@media (prefers-color-scheme:dark){${unmarked}{color-scheme:dark;${dark}}}`,
    `[data-mode='contrast'],[data-mode='contrast'] [data-tone='night'][data-tone]{color-scheme:light;${contrast}}`,
    `@media (prefers-contrast:more){${unmarked},${unmarked} [data-tone='night']{color-scheme:light;${contrast}}}`,
  ];
  return `${head}\n/** Every token as a CSS custom property, for each mode. */\nexport const tokensCss = \`\n${rules.join('\n')}\n\`;\n`;
}

function namesFile(all: [string, Group][]): string {
  const breakpoints = all.find(([group]) => group === 'breakpoint')?.[1] ?? {};
  const body = all
    .filter(([group]) => group !== 'breakpoint')
    .map(([group, tokens]) => {
      const table = `{\n${lines(tokens, (name) => `'var(${property(group, name)})'`)}}`;
      return scales.has(group)
        ? [`/** The whole scale of ${group}. */\nexport const ${group} = ${dedent(table)} as const;\n\n`, `  ${group},\n`]
        : ['', `  ${group}: ${table.slice(0, -1)}  },\n`];
    });
  const pixels = (name: string) => (breakpoints[name]?.$value as Dimension | undefined)?.value ?? 0;
  const width = (name: string) => String(pixels(name));
  const widths = lines(breakpoints, width);
  const queries = lines(breakpoints, (name) => `'@media (min-width: ${width(name)}px)'`);
  const narrower = Object.keys(breakpoints).filter((name) => pixels(name) > 0);
  const belows = narrower.map((name) => `  ${name}: '@media (max-width: ${pixels(name) - 0.02}px)',\n`).join('');
  return (
    `${head}\n${body.map(([scale]) => scale).join('')}/** The names of all tokens; each is the \`var(…)\` that a rule writes. */\nexport const token = {\n${body.map(([, line]) => line).join('')}} as const;\n\n` +
    `/** Widths of the window in CSS pixels from which a layout holds. */\nexport const breakpoint = {\n${dedent(widths)}} as const;\n\n` +
    `/** The same as media queries, to be written before a block: \`\${from.tablet} { … }\`. */\nexport const from = {\n${dedent(queries)}} as const;\n\n` +
    `/** Media queries for what is narrower: \`\${below.tablet} { … }\`. */\nexport const below = {\n${belows}} as const;\n`
  );
}

/** An object for each component, so that a page carries only those it shows; a value of the tiers below stays a reference. */
function componentFile(all: [string, Group][]): string {
  const written = (group: string, name: string, token: Token) => {
    const [, below, step] = /^\{(\w+)\.(\w+)\}$/.exec(String(token.$value)) ?? [];
    return `'var(${property(group, name)},${below && step ? `var(${property(below, step)})` : tokenCss(token)})'`;
  };
  const objects = all.map(
    ([group, tokens]) =>
      `\n/** What designers change of this: ${group}. */\nexport const ${group} = {\n${dedent(lines(tokens, (name, token) => written(group, name, token)))}} as const;\n`,
  );
  return head + objects.join('');
}

const lines = (tokens: Group, write: (name: string, token: Token) => string): string =>
  Object.entries(tokens)
    .map(([name, token]) => `    /** ${token.$description} */\n    ${name}: ${write(name, token)},\n`)
    .join('');
const dedent = (text: string): string => text.replace(/^ {4}/gm, '  ');

if (import.meta.main) {
  for (const [name, text] of Object.entries(generated())) writeFileSync(new URL(`../src/tokens/${name}`, import.meta.url), text);
}
