import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const door = readFileSync(fileURLToPath(new URL('../../design-system/src/index.ts', import.meta.url)), 'utf8');
const notDrawn = new Set(['GlobalStyle', 'LinkContext']);

/** The names of the components that the design system exports. */
export const components: readonly string[] = [...door.matchAll(/^export \{([^}]+)\}/gm)]
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  .filter((name) => /^[A-Z]/.test(name) && !notDrawn.has(name));
