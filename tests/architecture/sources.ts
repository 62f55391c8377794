import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const leftOut = new Set(['node_modules', 'dist', 'dist-types', 'public', '.data', '.cache', '.nx', 'coverage']);

/** A source file. */
export interface Source {
  /** From the root of the repository, like `bff/src/app.ts`. */
  path: string;
  text: string;
  lines: number;
}

/** Every TypeScript and JavaScript file of the packages, scripts and tests. */
export const sources: readonly Source[] = [
  'api-contract',
  'api-client',
  'design-system',
  'site',
  'bff',
  'stories',
  'tests',
  'scripts',
].flatMap((folder) =>
  filesIn(folder).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, lines: text.split('\n').length - 1 };
  }),
);

/** One import or re-export of a file. */
export interface Import {
  path: string;
  /** As written: `@farwend/api-contract`, `./x.ts`, `#src/x.ts`, `react`. */
  target: string;
  /** Whether it imports only types, which are erased at run time. */
  isType: boolean;
  /** The whole statement. */
  statement: string;
}

/** Every import statement, re-export and `import()` of a file; comments and template literals are ignored. */
export function importsOf({ path, text }: Source): Import[] {
  const statements = text.matchAll(/^(?:import|export)\s+(type\s+)?(?:[\w$*\s{},]+?\s+from\s+)?'([^']+)'/gm);
  const dynamic = text.matchAll(/\bimport\('([^']+)'\)(?!\.\w+[;>),\s])/g);
  return [
    ...[...statements].map(([statement, type, target = '']) => ({
      path,
      target,
      isType: type !== undefined || namesOnlyTypes(statement),
      statement,
    })),
    ...[...dynamic].map(([statement, target = '']) => ({ path, target, isType: false, statement })),
  ];
}

/** `{ type A, type B }` is erased at run time. */
function namesOnlyTypes(statement: string): boolean {
  const names =
    /\{([^}]*)\}/
      .exec(statement)?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? [];
  return names.length > 0 && /^(?:import|export)\s*\{/.test(statement) && names.every((name) => name.startsWith('type '));
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return leftOut.has(entry.name) ? [] : filesIn(path);
    return /\.(?:[cm]?[jt]sx?)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

/** Tests, stories and their set-up, which may import more than the product may. */
export function isTest({ path }: { path: string }): boolean {
  return /\.test\.tsx?$|\.stories\.tsx$|^tests\/|^stories\/|\/\.storybook\//.test(path);
}
