/**
 * Generates one static rule per key of a table, selected by a data attribute: `variants('gap', space, (gap) => ({ gap }))`.
 * A component sets `data-gap={gap}`; no class is generated while rendering, and the style sheet is the same for every page.
 */
export function variants<K extends string | number, V>(name: string, table: Record<K, V>, declare: (value: V) => Declarations): string {
  return Object.entries<V>(table)
    .map(([key, value]) => `&[data-${name}='${key}'] {${toCss(declare(value))}}`)
    .join('\n');
}

type Declarations = Record<string, string | number>;

const toCss = (declarations: Declarations): string =>
  Object.entries(declarations)
    .map(([property, value]) => `${property}: ${value};`)
    .join(' ');
