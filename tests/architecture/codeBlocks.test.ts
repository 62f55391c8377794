import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** In the repository, so that the packages are found as everywhere in it. */
const folder = join(root, '.cache/code-blocks');

/** A code block of a document that uses our packages: its place, and its code. */
interface CodeBlock {
  place: string;
  file: string;
  code: string;
}

const documents = globSync(['{.,api-client,api-contract,design-system,docs,examples}/*.md', 'docs/*/*.md', 'stories/src/**/*.mdx'], {
  cwd: root,
});
const blocks = documents.flatMap((path) => readCodeBlocks(path, readFileSync(join(root, path), 'utf8')));
const errors = compile(blocks);

test('the documents have code blocks that use the packages', () => {
  expect(blocks.map(({ place }) => place.split(':')[0])).toEqual(
    expect.arrayContaining([
      'api-client/README.md',
      'api-contract/README.md',
      'design-system/README.md',
      'stories/src/guides/UsingThePackages.mdx',
    ]),
  );
});

test.each(blocks)('$place compiles as it stands', ({ file }) => {
  expect(errors.filter((error) => error.startsWith(file))).toEqual([]);
});

function readCodeBlocks(path: string, text: string): CodeBlock[] {
  return [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].flatMap(({ 1: language = '', 2: code = '', index }) => {
    if (!code.includes("from '@farwend/")) return [];
    const place = `${path}:${text.slice(0, index).split('\n').length}`;
    return [{ place, file: `${place.replaceAll(/[^\w-]/g, '-')}.${language}`, code }];
  });
}

/** Compiles all blocks in one program and returns what the compiler says, each beginning with the name of a file. */
function compile(blocks: readonly CodeBlock[]): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file, code } of blocks) writeFileSync(join(folder, file), code);
  writeFileSync(join(folder, 'styleSheets.d.ts'), "declare module '*.css';\n");
  const compilerOptions = { lib: ['es2024', 'dom', 'dom.iterable'], types: ['node'], outDir: 'types' };
  const references = ['api-client', 'api-contract', 'design-system'].map((name) => ({ path: `../../${name}` })); // built already, in seconds instead of a minute
  const configuration = { extends: '../../tsconfig.base.json', compilerOptions, references, include: ['*'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line !== '');
}
