import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const entryPoint = readFileSync(fileURLToPath(new URL('../../design-system/src/index.ts', import.meta.url)), 'utf8');
const notComponents = new Set(['GlobalStyle', 'LinkContext']);

/** Names of the exported components of the design system. */
export const components: readonly string[] = [...entryPoint.matchAll(/^export \{([^}]+)\}/gm)]
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  .filter((name) => /^[A-Z]/.test(name) && !notComponents.has(name));
