// Renames deprecated props in the files of folders: `npx farwend-rename-props src`, and here `node design-system/codemods/run.ts site/src`.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { deprecations } from '../src/deprecated.ts';
import { renameProps } from './renameProps.ts';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write('Name the folders whose .tsx files use the design system, like: npx farwend-rename-props src\n');
  process.exitCode = 2;
}

for (const folder of folders) {
  for (const path of globSync(`${folder}/**/*.tsx`)) {
    const after = renameProps(path, readFileSync(path, 'utf8'), deprecations);
    if (after === undefined) continue;
    writeFileSync(path, after);
    process.stdout.write(`${path}\n`);
  }
}
