// Renames deprecated props in the files of a folder: node design-system/codemods/run.ts site/src
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { deprecations } from '../src/deprecated.ts';
import { renameProps } from './renameProps.ts';

for (const folder of process.argv.slice(2)) {
  for (const path of globSync(`${folder}/**/*.tsx`)) {
    const after = renameProps(path, readFileSync(path, 'utf8'), deprecations);
    if (after === undefined) continue;
    writeFileSync(path, after);
    process.stdout.write(`${path}\n`);
  }
}
