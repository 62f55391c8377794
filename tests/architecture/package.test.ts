import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type InstalledPackage, installPackage } from '../builders/installedPackage.ts';

const page = `import '@farwend/design-system/fonts.css';
import { Button, DateField, GlobalStyle, NavigationMenu, RouteMap, token } from '@farwend/design-system';
import { renderToString } from 'react-dom/server';

const menu = [{ label: 'Reviews', href: '/reviews' }];
export const html = renderToString(
  <>
    <GlobalStyle />
    <NavigationMenu logo="Farwend" items={menu} currentPath="/" />
    <Button variant="primary" style={{ color: token.color.ink }}>Ask</Button>
    <DateField label="When" autoComplete="off" min="2026-11-21" max="2028-11-21" />
    <RouteMap label="The route" places={[{ name: 'Nairobi', lat: -1.286, lng: 36.817 }]} />
  </>,
);
`;
const invalidPage = `import { Button, RouteMap } from '@farwend/design-system';
export const unknownVariant = <Button variant="loudest">Ask</Button>;
export const noPlaces = <RouteMap label="The route" />;
`;

let app: InstalledPackage;
beforeAll(() => {
  app = installPackage();
  app.write('page.tsx', page);
  app.write('link.ts', "export { Link } from '@farwend/design-system';\n");
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    module: 'nodenext',
    jsx: 'react-jsx',
    skipLibCheck: true,
  };
  const compilerOptions = { ...options, lib: ['es2024', 'dom'], types: [] };
  app.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['page.tsx', 'link.ts'] }));
});
afterAll(() => app.remove());

test('its dependencies are complete; React and styled-components are peer dependencies', () => {
  expect(Object.keys(app.manifest.peerDependencies).toSorted()).toEqual(['react', 'react-dom', 'styled-components']);
  expect(Object.keys(app.manifest.dependencies).filter((name) => name.startsWith('@farwend/'))).toEqual([]);
  expect(Object.keys(app.manifest.exports)).toEqual(['.', './fonts.css', './fonts/*', './components.json', './llms.txt']);
});

test('its types work: a valid page compiles, and invalid props do not', () => {
  app.run('typescript/bin/tsc', '-p', '.');
  app.write('invalid.tsx', invalidPage);
  app.write('invalid.json', JSON.stringify({ extends: './tsconfig.json', include: ['invalid.tsx'] }));
  expect(() => app.run('typescript/bin/tsc', '-p', 'invalid.json')).toThrow(/loudest[^]*places/);
});

test('Vite builds the page, and Node renders it', async () => {
  app.run('vite/bin/vite.js', 'build', '--ssr', 'page.tsx', '--outDir', 'server', '--logLevel', 'error');
  const { html }: { html: string } = await import(join(app.folder, 'server/page.js'));
  expect(html).toContain('data-variant="primary"');
  expect(html).toContain('1°17′S 36°49′E');
});

test('a page that only imports Link does not bundle the calendar, the dialog or the phone library', () => {
  app.write(
    'vite.config.js',
    `export default { build: {
      lib: { entry: 'link.ts', formats: ['es'], fileName: 'link' }, outDir: 'small', minify: true,
      rolldownOptions: { external: [/^react/, /^styled-components/] },
    } };`,
  );
  app.run('vite/bin/vite.js', 'build', '--logLevel', 'error');
  const code = readdirSync(join(app.folder, 'small'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(app.folder, 'small', name), 'utf8'))
    .join('\n');
  expect(code).not.toMatch(/day-picker|radix|libphonenumber|"Nairobi"/);
  expect(gzipSync(code).length / 1024).toBeLessThan(4.5); // including the tokens it uses
});
