import { expect, test } from '@jest/globals';
import { isTest, sources } from './sources.ts';

const product = sources.filter((source) => /^[\w-]+\/src\//.test(source.path) && !isTest(source));
/** Data files may be as long as their data. */
const isTable = (path: string) => /\.data\.tsx?$|^bff\/demo\//.test(path);

test('no file except data is longer than 300 lines', () => {
  const long = sources.filter(({ path, lines }) => lines > 300 && !isTable(path) && !isTest({ path }));
  expect(long.map(({ path, lines }) => `${path}: ${lines} lines`)).toEqual([]);
});

test('half of the files have at most 60 lines, 95 % at most 200', () => {
  const sizes = product
    .filter(({ path }) => !isTable(path))
    .map(({ lines }) => lines)
    .toSorted((a, b) => a - b);
  const share = (part: number) => sizes[Math.floor(part * (sizes.length - 1))] ?? 0;
  expect(sizes.length).toBeGreaterThan(100);
  expect({ median: share(0.5) <= 60, percentile95: share(0.95) <= 200, figures: `${share(0.5)}, ${share(0.95)}` }).toEqual({
    median: true,
    percentile95: true,
    figures: expect.any(String),
  });
});

test('no file has a vague name', () => {
  const vague = /(?:^|\/)(?:utils?|helpers?|misc|common|stuff|lib)(?:\/|\.\w+$)|V2\.tsx?$/;
  expect(sources.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
});

test('index.ts is only the entry point of a package', () => {
  const doors =
    /^(?:api-client|api-contract|design-system)\/src\/index\.ts$|^design-system\/src\/work\/index\.ts$|^api-contract\/src\/rules\/index\.ts$/;
  const wrong = sources.map(({ path }) => path).filter((path) => /\/index\.[jt]sx?$/.test(path) && !doors.test(path));
  expect(wrong).toEqual([]);
});

test('no TO DO comments are left', () => {
  const marks = new RegExp(`\\b(?:${['TO', 'FIX'].map((word) => word + (word === 'TO' ? 'DO' : 'ME')).join('|')})\\b`);
  expect(sources.filter(({ text }) => marks.test(text)).map(({ path }) => path)).toEqual([]);
});

test('no check is silenced without a reason, and no test is focused', () => {
  const silenced =
    /@ts-(?:ignore|nocheck|expect-error)|(?<!\/\/ .*\n\s*)\/\/ \w+lint-disable(?!.* -- )|\bas any\b|\b(?:test|it|describe)\.only\(/;
  expect(
    // Type tests expect errors.
    sources.filter(({ path, text }) => !/\.types\.test\.ts$|architecture\/files/.test(path) && silenced.test(text)).map(({ path }) => path),
  ).toEqual([]);
});

test('no default exports, except where a tool requires one', () => {
  const asked =
    /\.stories\.tsx$|\.config\.[cm]?[jt]s$|\/\.storybook\/|^tests\/(?:global(?:Setup|Teardown)|workerEnvironment|empty)(?:\.d\.mts|\.mjs)$/;
  const wrong = sources.filter(({ path, text }) => !asked.test(path) && /^export default /m.test(text));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('only the settings read the environment, and nothing in the site', () => {
  const readers = product.filter(({ text }) => /\bprocess\.env\b(?!\.NODE_ENV)/.test(text)).map(({ path }) => path);
  // The commands pass the environment to settings.ts; the embedded database passes one to its programs. NODE_ENV is replaced by the build.
  expect(readers.filter((path) => !/^bff\/src\/\w+\.ts$|^bff\/src\/db\/embedded/.test(path))).toEqual([]);
});

test('the product writes to the console only where it starts', () => {
  const talkers = product.filter(({ text }) => /\bconsole\.(?:log|info|debug)\(/.test(text)).map(({ path }) => path);
  expect(talkers.filter((path) => !/^bff\/src\/\w+\.ts$/.test(path))).toEqual([]);
});
