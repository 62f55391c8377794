import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { publicExports } from '../../stories/describe/publicExports.ts';
import { type InstalledPackages, installPackages, readLockedPackage } from '../builders/installedPackages.ts';
import { type ImportSize, measuredImports, measureImports, readImports } from '../builders/measureImports.ts';

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
const calls = `import { contract } from '@farwend/api-contract';
import { createClient, fetchTransport } from '@farwend/api-contract/client';
import { slugOf } from '@farwend/api-contract/rules';

export const client = createClient(fetchTransport('https://farwend.example'));
export const title: string = (await client.get('/v2/articles')).items[0]!.title;
export const path: '/v2/articles' = contract.articles.list.path;
export const slug: string = slugOf('The Mara');
`;
const program = `import { ApiError, createApiClient, pages, verifyWebhook, type WebhookEvent } from '@farwend/api-client';

const client = createApiClient({ origin: 'https://farwend.example', token: () => null });
export async function* titles(): AsyncGenerator<string> {
  for await (const { items } of pages((cursor) => client.get('/v2/articles', { query: { limit: 10, cursor } }))) {
    for (const { title } of items) yield title;
  }
}
export const code = (error: unknown): string | null => (error instanceof ApiError ? error.errorCode : null);
export const receive = (request: Request): Promise<WebhookEvent> => request.text().then((body) => verifyWebhook(body, request.headers, 'whsec_'));
`;
const invalidProgram = `import { createApiClient } from '@farwend/api-client';
export const misspelled = createApiClient({ origin: 'https://farwend.example' }).get('/v2/gides');
export const noOrigin = createApiClient({});
`;
const invalidCalls = `import { client } from './calls.ts';
export const misspelled = client.get('/v2/artikles');
export const noId = client.get('/v2/articles/{id}');
`;

let app: InstalledPackages;
beforeAll(() => {
  app = installPackages();
  app.write('page.tsx', page);
  app.write('calls.ts', calls);
  app.write('program.ts', program);
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    target: 'es2024',
    module: 'nodenext',
    jsx: 'react-jsx',
    skipLibCheck: true,
  };
  const compilerOptions = { ...options, lib: ['es2024', 'dom'], types: [] };
  app.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['page.tsx', 'calls.ts', 'program.ts'] }));
});
afterAll(() => app.remove());

describe('the packages', () => {
  test('their dependencies are complete, and none is a package of the repository that is not published', () => {
    const { peerDependencies = {} } = app.designSystem;
    expect(Object.keys(peerDependencies).toSorted()).toEqual(['magic-string', 'oxc-parser', 'react', 'react-dom', 'styled-components']);
    expect(Object.keys(app.apiContract.dependencies)).toEqual(['zod']);
    expect(Object.keys(app.apiClient.dependencies)).toEqual(['@farwend/api-contract']);
    expect(Object.keys(app.designSystem.dependencies).filter((name) => name.startsWith('@farwend/'))).toEqual([]);
  });

  test('they offer what is documented', () => {
    expect(Object.keys(app.designSystem.exports)).toEqual([
      '.',
      './work',
      './fonts.css',
      './fonts/*',
      './components.json',
      './llms.txt',
      './tokens/*',
    ]);
    expect(Object.keys(app.apiContract.exports)).toEqual(['.', './client', './rules', './screening']);
    expect(Object.keys(app.apiClient.exports)).toEqual(['.']);
  });

  test('their types work: valid pages and calls compile, and invalid ones do not', () => {
    app.run('typescript/bin/tsc', '-p', '.');
    app.write('invalid.tsx', invalidPage);
    app.write('invalidCalls.ts', invalidCalls);
    app.write('invalidProgram.ts', invalidProgram);
    app.write(
      'invalid.json',
      JSON.stringify({ extends: './tsconfig.json', include: ['invalid.tsx', 'invalidCalls.ts', 'invalidProgram.ts'] }),
    );
    expect(() => app.run('typescript/bin/tsc', '-p', 'invalid.json')).toThrow(
      /loudest[^]*places[^]*artikles[^]*Expected 2 arguments[^]*gides[^]*origin/,
    );
  });

  test('the example type-checks and builds with Vite', () => {
    app.run('typescript/bin/tsc', '-p', 'example/vite');
    app.run('vite/bin/vite.js', 'build', 'example/vite', '--logLevel', 'error');
    expect(readFileSync(join(app.folder, 'example/vite/dist/index.html'), 'utf8')).toMatch(/<script type="module"[^>]* src="\/assets\//);
  });

  test.each(['design-system', 'api-contract'] as const)('the lock of the examples fits %s; if not, run: npm run lock:examples', (name) => {
    const packed = name === 'design-system' ? app.designSystem : app.apiContract;
    const { version, dependencies, peerDependencies } = readLockedPackage(name);
    expect({ version, dependencies, peerDependencies }).toEqual({
      version: packed.version,
      dependencies: packed.dependencies,
      peerDependencies: packed.peerDependencies,
    });
  });
});

describe('the contract', () => {
  test('Node imports it without a loader', () => {
    app.write(
      'describe.js',
      `import { contract, openApi } from '@farwend/api-contract';
      import { slugOf } from '@farwend/api-contract/rules';
      console.log(contract.articles.list.path, typeof openApi, slugOf('The Mara'));`,
    );
    expect(app.run(join(app.folder, 'describe.js'))).toBe('/v2/articles function the-mara\n');
  });
});

describe('the client', () => {
  test('Node calls an API with it, page after page, and meets its problems as errors', () => {
    app.write(
      'callApi.js',
      `import { createServer } from 'node:http';
      import { ApiError, createApiClient, pages } from '@farwend/api-client';
      const answers = [
        [503, { errorCode: 'server.maintenance', httpStatus: 503, message: 'Busy' }],
        [200, { items: [{ title: 'One' }], nextCursor: 'second' }],
        [200, { items: [{ title: 'Two' }] }],
        [404, { errorCode: 'resource.notFound', httpStatus: 404, message: 'There is nothing here' }],
      ];
      const asked = [];
      const server = createServer((request, response) => {
        asked.push(request.url);
        const [status, body] = answers.shift();
        response.writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '0' }).end(JSON.stringify(body));
      });
      await new Promise((resolve) => server.listen(0, resolve));
      const client = createApiClient({ origin: 'http://localhost:' + server.address().port });
      const titles = [];
      for await (const { items } of pages((cursor) => client.get('/v2/articles', { query: { cursor } }))) titles.push(...items.map(({ title }) => title));
      const failure = await client.get('/v2/articles/{id}', { params: { id: 'x' } }).catch((error) => error);
      console.log(JSON.stringify({ asked, titles, isApiError: failure instanceof ApiError, code: failure.errorCode }));
      server.closeAllConnections();
      server.close();`,
    );
    expect(JSON.parse(app.run(join(app.folder, 'callApi.js')))).toEqual({
      asked: ['/v2/articles', '/v2/articles', '/v2/articles?cursor=second', '/v2/articles/x'],
      titles: ['One', 'Two'],
      isApiError: true,
      code: 'resource.notFound',
    });
  });
});

describe('the design system', () => {
  test('Vite builds the page, and Node renders it', async () => {
    app.run('vite/bin/vite.js', 'build', '--ssr', 'page.tsx', '--outDir', 'server', '--logLevel', 'error');
    const { html }: { html: string } = await import(join(app.folder, 'server/page.js'));
    expect(html).toContain('data-variant="primary"');
    expect(html).toContain('1°17′S 36°49′E');
  });

  test('server components import its components and contexts from client modules, and call all other exports', () => {
    const { components, others } = publicExports();
    const isClient = ({ path }: { path: string }) => readInstalled(path.replace(/\.tsx?$/, '')).startsWith('"use client"');
    expect(components.filter((one) => !isClient(one)).map(({ name }) => name)).toEqual([]);
    expect(others.filter(isClient).map(({ name }) => name)).toEqual(['LinkContext', 'GlobalStyle']);
    expect(
      publicExports('work/')
        .components.filter((one) => !isClient(one))
        .map(({ name }) => name),
    ).toEqual([]);
    expect(readInstalled('index')).not.toContain('use client');
  });

  test('it has the tokens in DTCG and for other tools', () => {
    const { resolve } = createRequire(join(app.folder, 'page.tsx'));
    for (const file of ['dtcg/resolver.json', 'figma.variables.json', 'figma/2-colour/light.json', 'tokens-studio.json']) {
      expect(JSON.parse(readFileSync(resolve(`@farwend/design-system/tokens/${file}`), 'utf8'))).toBeInstanceOf(Object);
    }
  });

  test('it brings its codemod, which needs a folder', () => {
    const codemod = join(app.folder, 'node_modules/@farwend/design-system/dist/codemods/rename-props.js');
    app.write('src/page.tsx', page);
    expect(app.run(codemod, 'src')).toBe('');
    expect(() => app.run(codemod)).toThrow('Name the folders');
  });
});

describe('tree shaking', () => {
  const file = new URL('../../design-system/importSizes.json', import.meta.url);
  const figures: ImportSize[] = JSON.parse(readFileSync(file, 'utf8'));

  test.each(measuredImports)('importing %s costs what the guide says; if not, run: npm run measure:imports', (imports) => {
    const documented = figures.find((one) => one.imports === imports);
    const measured = measureImports(app, imports);
    expect(isNear(measured.atOnce, documented?.atOnce) && isNear(measured.onDemand, documented?.onDemand) ? documented : measured).toEqual(
      documented,
    );
  });

  test('a page that only imports Link does not bundle the calendar, the dialog or the phone library', () => {
    measureImports(app, 'Link');
    expect(readImports(app)).not.toMatch(/day-picker|radix|libphonenumber|"Nairobi"/);
  });

  /** A twentieth more or less is no news. */
  function isNear(measured: number, documented = 0): boolean {
    return Math.abs(measured - documented) <= 0.1 + documented * 0.05;
  }
});

function readInstalled(module: string): string {
  return readFileSync(join(app.folder, `node_modules/@farwend/design-system/dist/${module}.js`), 'utf8');
}
