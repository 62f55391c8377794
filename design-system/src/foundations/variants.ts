/**
 * One static rule for each key of a table, chosen by a data attribute: `variants('gap', space, (gap) => ({ gap }))`.
 * A component writes `data-gap={gap}`; no class is made while rendering, and the sheet is the same for every page.
 */
export function variants<K extends string | number, V>(name: string, table: Record<K, V>, declare: (value: V) => Declarations): string {
  return Object.entries<V>(table)
    .map(([key, value]) => `&[data-${name}='${key}'] {${written(declare(value))}}`)
    .join('\n');
}

type Declarations = Record<string, string | number>;

const written = (declarations: Declarations): string =>
  Object.entries(declarations)
    .map(([property, value]) => `${property}: ${value};`)
    .join(' ');
