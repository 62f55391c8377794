import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { lockedVersions } from '../../stories/affected/lockedVersions.ts';
import { createModuleGraph } from '../../stories/affected/moduleGraph.ts';
import { readRepositoryFile, storyFingerprints } from '../../stories/affected/storyFingerprints.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const contents = new Map<string, string | undefined>();
const before = storyFingerprints(readOnce);
const storyFiles = Object.keys(before);
const story = (name: string) => `stories/src/design-system/${name}.stories.tsx`;
const component = (path: string) => `design-system/src/components/${path}`;

/** The story files that a change of this file affects. */
function affectedBy(path: string, change = (text: string) => `${text}\n`): string[] {
  expect(readOnce(path)).toBeDefined();
  const after = storyFingerprints((file) => {
    const text = readOnce(file);
    return file === path && text !== undefined ? change(text) : text;
  });
  return storyFiles.filter((file) => after[file] !== before[file]);
}

describe('a change affects exactly the stories that depend on it', () => {
  test('a story file: itself', () => {
    expect(affectedBy(story('Alert'))).toEqual([story('Alert')]);
  });

  test('a component: every story whose imports lead to it, and no other', () => {
    const affected = affectedBy(component('RouteMap/RouteMap.styles.ts'));
    expect(affected).toContain(story('RouteMap'));
    expect(affected).toContain(story('RichText')); // renders maps inside texts
    expect(affected).toContain('stories/src/site/Itinerary.stories.tsx'); // a page with a map
    expect(affected).not.toContain(story('Button'));
    expect(affectedBy(component('StarRatingInput/StarRatingInput.tsx'))).toEqual([
      story('StarRatingInput.guidance'),
      story('StarRatingInput'),
      'stories/src/site/WriteReview.stories.tsx',
    ]);
  });

  test('a lazily imported file: its dependants', () => {
    expect(affectedBy(component('DateField/Calendar.tsx'))).toContain(story('DateField'));
    expect(affectedBy(component('DateField/Calendar.tsx'))).not.toContain(story('TextField'));
  });

  test("a new export of the design system's entry point: none", () => {
    expect(affectedBy('design-system/src/index.ts')).toEqual([]);
  });

  test.each([
    ['tokens', 'design-system/src/tokens/tokens.css.ts'],
    ['fonts', 'design-system/src/foundations/fonts/newsreader.woff2'],
    ['the preview', 'stories/.storybook/preview.tsx'],
    ['the axe checks', 'tests/stories/checks/axe.ts'],
    ['the snapshot camera', 'stories/snapshots/camera.ts'],
    ['the icon of the site', 'site/public/favicon.svg'],
  ])('%s: every story', (_, path) => {
    expect(affectedBy(path)).toEqual(storyFiles);
  });

  test('a picture: the stories that name it, also through what they import', () => {
    const affected = affectedBy('site/public/pictures/savanna-960.avif');
    expect(affected).toContain(story('Card'));
    expect(affected).toContain('stories/src/site/Home.stories.tsx'); // imports the list of all pictures
    expect(affected).not.toContain(story('Button'));
  });

  test('a square of the maps: the stories with maps', () => {
    const affected = affectedBy('site/public/maps/ground_20_20_20.svg');
    expect(affected).toContain(story('RouteMap'));
    expect(affected).not.toContain(story('Button'));
  });

  test('a new version of the browser: every story', () => {
    expect(affectedBy('package-lock.json', (text) => bumpVersion(text, 'node_modules/@sparticuz/chromium'))).toEqual(storyFiles);
  });

  test('a new version of another package: the stories that import it', () => {
    const affected = affectedBy('package-lock.json', (text) => bumpVersion(text, 'node_modules/react-day-picker'));
    expect(affected).toContain(story('DateField'));
    expect(affected).not.toContain(story('Button'));
  });

  test('a snapshot baseline: the stories of its file', () => {
    expect(affectedBy('stories/snapshots/baselines/design-system-facts--list.webp')).toEqual([story('Facts')]);
  });
});

test('every snapshot baseline is an input of some story file', () => {
  const titles = storyFiles.map((path) => /\btitle: '([^'/]+\/[^']+)'/.exec(readFileSync(root + path, 'utf8'))?.[1] ?? '');
  const prefixes = new Set(titles.map((title) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')));
  const orphans = globSync('*.webp', { cwd: `${root}stories/snapshots/baselines` }).filter(
    (name) => !prefixes.has(name.split('--')[0] ?? ''),
  );
  expect(orphans).toEqual([]);
});

test('every input is committed, so that a fresh clone computes the same fingerprints', () => {
  const committed = new Set(execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n'));
  const read = new Set<string>();
  storyFingerprints((path) => {
    const text = readOnce(path);
    if (text !== undefined) read.add(path);
    return text;
  });
  expect([...read].filter((path) => !committed.has(path))).toEqual([]);
});

describe('the module graph', () => {
  const files: Record<string, string> = {
    'a/package.json': '{"exports":{".":"./index.ts"},"imports":{"#src/*":"./src/*"}}',
    'a/index.ts':
      "export { One, type Kind } from './src/one.ts';\nexport { two as Two } from './src/two.ts';\nexport * as icons from './src/icons.ts';",
    'a/src/one.ts': "import { shared } from '#src/shared.ts';\nexport const One = shared;",
    'a/src/two.ts': 'import lib from "@scope/lib/deep";\nexport const two = () => import("./lazy.ts");',
    'a/src/shared.ts': 'export const shared = 1;',
    'a/src/lazy.ts': "import './lazy.css';",
    'a/src/lazy.css': "@import 'x'; a { background: url('./a.svg') }",
    'a/src/a.svg': '<svg/>',
    'a/src/icons.ts': 'export const arrow = 1;',
    'b/one.ts': "import { One } from '@farwend/a';",
    'b/type.ts': "import type { Kind } from '@farwend/a';\nimport { type Kind as Other } from '@farwend/a';",
    'b/two.ts': "import { Two as Renamed } from '@farwend/a';",
    'b/all.ts': "import * as everything from '@farwend/a';",
    'b/missing.ts': "import { Three } from '@farwend/a';",
  };
  const graph = createModuleGraph((path) => files[path]);
  const filesOf = (entry: string) => [...graph.closureOf([entry]).files].toSorted();

  test('follows a named import through an entry point to the one file behind it', () => {
    expect(filesOf('b/one.ts')).toEqual(['a/src/one.ts', 'a/src/shared.ts', 'b/one.ts']);
  });

  test('follows lazy imports, style sheets and their URLs, and collects npm packages', () => {
    expect(filesOf('b/two.ts')).toEqual(['a/src/a.svg', 'a/src/lazy.css', 'a/src/lazy.ts', 'a/src/two.ts', 'b/two.ts']);
    expect([...graph.closureOf(['b/two.ts']).packages]).toEqual(['@scope/lib']);
  });

  test('ignores type imports, and follows a namespace import to every file', () => {
    expect(filesOf('b/type.ts')).toEqual(['b/type.ts']);
    expect(filesOf('b/all.ts')).toEqual(expect.arrayContaining(['a/src/one.ts', 'a/src/two.ts', 'a/src/icons.ts']));
  });

  test('reports an import that does not exist', () => {
    expect(() => filesOf('b/missing.ts')).toThrow('b/missing.ts imports Three, which a/index.ts does not export.');
  });
});

test('locked versions include transitive dependencies, the nested one where there are two', () => {
  const lock = {
    packages: {
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^2' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '^1' } },
      'node_modules/c': { version: '3.0.0' },
    },
  };
  expect(lockedVersions(lock, ['a'])).toEqual(['node_modules/a/node_modules/b@2.0.0', 'node_modules/a@1.0.0', 'node_modules/c@3.0.0']);
});

function readOnce(path: string): string | undefined {
  if (!contents.has(path)) contents.set(path, readRepositoryFile(path));
  return contents.get(path);
}

function bumpVersion(lock: string, path: string): string {
  const at = lock.indexOf('"version"', lock.indexOf(`"${path}": {`));
  return `${lock.slice(0, at)}${lock.slice(at).replace(/"version": "[^"]+"/, '"version": "999.0.0"')}`;
}
