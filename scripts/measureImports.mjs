// Measures what a page pays for what it imports from the packed design system: `npm run measure:imports` writes design-system/importSizes.json.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../tests/builders/installedPackages.ts';
import { measuredImports, measureImports } from '../tests/builders/measureImports.ts';

const app = installPackages();
try {
  const sizes = measuredImports.map((imports) => measureImports(app, imports));
  const file = fileURLToPath(new URL('../design-system/importSizes.json', import.meta.url));
  writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);
  console.table(sizes);
} finally {
  app.remove();
}
