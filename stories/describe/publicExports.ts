import { readText } from './folders.ts';

/** A runtime export of the design system. */
export interface Exported {
  name: string;
  /** Its file, relative to `design-system/src/`. */
  path: string;
}

const notComponents = new Set(['GlobalStyle', 'LinkContext']);

/** Reads an entry point of the package, `work/` for the second one: components, and all other exports. */
export function publicExports(door: '' | 'work/' = ''): { components: Exported[]; others: Exported[] } {
  const statements = [...readText('system', `src/${door}index.ts`).matchAll(/^export \{([^}]+)\} from '\.\/([^']+)';/gm)];
  const all = statements.flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ name, path: door + path })),
  );
  const isComponent = ({ name, path }: Exported) => /^[A-Z]/.test(name) && path.endsWith('.tsx') && !notComponents.has(name);
  return { components: all.filter(isComponent), others: all.filter((one) => !isComponent(one)) };
}

/** The docs page of a component: its own, otherwise that of its folder. */
export function docsPageName({ name, path }: Exported, pages: readonly string[]): string {
  const folder = path.startsWith('layout/') ? 'Layout' : (path.split('/')[1] ?? '');
  return pages.includes(name) ? name : folder;
}
