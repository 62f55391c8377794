import { describe, expect, test } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sources } from './sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documents = globSync(['*.md', 'docs/**/*.md', 'tests/README.md', 'bench/README.md'], { cwd: root }).toSorted();
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Written by a build or a test run, so absent from a fresh clone. */
const generated = new Set(['site/dist/server/entry.server.js', 'stories/dist', 'stories/affected/verified.json', 'stories/review/report']);

test.each(documents)('every path and link in %s leads to a file', (document) => {
  const text = read(document);
  const paths = [
    ...text.matchAll(/`((?:api-contract|bench|bff|deploy|design-system|docs|scripts|site|stories|tests|\.ci)\/[\w./-]+)`/g),
  ].map(([, path = '']) => path);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => join(dirname(document), target));
  const missing = [...paths, ...links].filter((path) => !generated.has(path) && !existsSync(join(root, path)) && !isTestName(path));
  expect(missing).toEqual([]);
});

describe('docs/glossary.md', () => {
  const rows = read('docs/glossary.md')
    .split('\n')
    .flatMap((line) => /^\| (?!Term|---)(.+?) \| .+ \| (.+) \|$/.exec(line)?.slice(1, 3) ?? []);
  const names = rows.filter((_, index) => index % 2 === 1).flatMap((where) => [...where.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));

  test('every name in the last column is declared', () => {
    expect(names.length).toBeGreaterThan(30);
    const isDeclared = (name: string) => {
      const declaration = new RegExp(`\\b(?:class|const|function|interface|type) ${name}\\b`);
      return sources.some(({ text }) => declaration.test(text));
    };
    expect(names.filter((name) => !isDeclared(name))).toEqual([]);
  });
});

describe('docs/decisions', () => {
  const index = read('docs/decisions/README.md');
  const records = globSync('docs/decisions/[0-9]*.md', { cwd: root }).toSorted();

  test.each(records)('%s has the format of a record and is in the index', (path) => {
    const text = read(path);
    const [, number = '', title = ''] = /^# (\d{3}) (.+)\n\nStatus: /.exec(text) ?? [];
    expect(index).toContain(`| [${number}](${basename(path)}) | ${title} |`);
    const chapters = [...text.matchAll(/^## (.+)$/gm)].map(([, chapter]) => chapter);
    if (!text.includes('Status: no decision')) expect(chapters.slice(0, 3)).toEqual(['Context', 'Decision', 'Consequences']);
  });
});

/** `tests/stories/docs` stands for `tests/stories/docs.test.ts`. */
function isTestName(path: string): boolean {
  return existsSync(join(root, `${path}.test.ts`));
}
