import { textOf } from './folders.ts';

/** Something the design system exports at run time. */
export interface Exported {
  name: string;
  /** Its file, from `design-system/src/`. */
  path: string;
}

const notDrawn = new Set(['GlobalStyle', 'LinkContext']);

/** What stands at the door of the package: components, and the functions and tables beside them. */
export function door(): { components: Exported[]; others: Exported[] } {
  const statements = [...textOf('system', 'src/index.ts').matchAll(/^export \{([^}]+)\} from '\.\/([^']+)';/gm)];
  const all = statements.flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ name, path })),
  );
  const isComponent = ({ name, path }: Exported) => /^[A-Z]/.test(name) && path.endsWith('.tsx') && !notDrawn.has(name);
  return { components: all.filter(isComponent), others: all.filter((one) => !isComponent(one)) };
}

/** The docs page that tells of a component: its own, else that of its folder. */
export function pageOf({ name, path }: Exported, pages: readonly string[]): string {
  const folder = path.startsWith('layout/') ? 'Layout' : (path.split('/')[1] ?? '');
  return pages.includes(name) ? name : folder;
}
