import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { createModuleGraph } from '../../stories/affected/moduleGraph.ts';
import { readRepositoryFile } from '../../stories/affected/storyFingerprints.ts';
import { publicExports } from '../../stories/describe/publicExports.ts';
import { workSizeLimits, workWhole } from './workSize.data.ts';

const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const text = (file: string) => (existsSync(path(file)) ? readFileSync(path(file), 'utf8') : '');
const names = publicExports('work/')
  .components.map(({ name }) => name)
  .toSorted();
const sections = ['Purpose', 'When to use', 'Behaviour', 'Accessibility', 'Props', 'Variants'];
const contracts = text('design-system/src/work/work.contract.test.tsx');
const types = text('design-system/src/work/work.types.test.ts');
// in a separate process: the native bundler rejects objects from jest's VM context
const sizes: Record<string, { atOnce: number }> = JSON.parse(
  execFileSync(process.execPath, [path('design-system/size.mjs'), 'work/*', ...names.map((name) => `work/${name}`)], { encoding: 'utf8' }),
);

test('no page for the public loads a component for work', () => {
  const { files } = createModuleGraph(readRepositoryFile).closureOf(['site/src/entry.browser.tsx', 'design-system/src/index.ts']);
  expect(files.size).toBeGreaterThan(100);
  expect([...files].filter((file) => file.startsWith('design-system/src/work/'))).toEqual([]);
});

test.each(names)('%s has stories and a docs page with every section', (name) => {
  expect(text(`stories/src/work/${name}.stories.tsx`)).toContain(`title: 'Work/${name}'`);
  expect(text(`stories/src/work/${name}.mdx`).split('\n')).toEqual(expect.arrayContaining(sections.map((section) => `## ${section}`)));
});

test.each(names.filter((name) => existsSync(path(`stories/src/work/${name}.keyboard.ts`))))(
  'the keyboard table of %s is shown, and walked by a test',
  (name) => {
    expect(text(`stories/src/work/${name}.mdx`)).toContain('<KeyboardTable');
    const specs = readdirSync(path('tests/stories/keyboard/work')).map((file) => text(`tests/stories/keyboard/work/${file}`));
    expect(specs.join('\n')).toContain(`component: '${name}'`);
  },
);

test.each(names)('%s has a contract, and uses that must not compile', (name) => {
  expect(contracts).toMatch(new RegExp(`describeComponent\\(\\s*'${name}\\b`));
  expect(types).toContain(`expectTypeErrors<Work.${name}Props`);
});

test('every component for work has a size limit, and nothing else has', () => {
  expect(Object.keys(workSizeLimits).toSorted()).toEqual(names);
});

test.each(Object.entries({ ...workSizeLimits, '*': workWhole }))('%s stays within its limit', (name, limit) => {
  expect(sizes[`work/${name}`]?.atOnce).toBeLessThanOrEqual(limit);
});
