import { describe, expect, test } from '@jest/globals';
import { type Import, importsOf, isTest, sources } from './sources.ts';

const imports = sources.flatMap(importsOf);
const ofProduct = imports.filter((one) => !isTest(one));
const inFolder = (folder: string) => ofProduct.filter(({ path }) => path.startsWith(`${folder}/src/`));
const tell = (found: Import[]) => found.map(({ path, target }) => `${path} imports ${target}`);

test('the statements are found', () => {
  expect(imports.length).toBeGreaterThan(sources.length);
  expect(tell(imports)).toContain('bff/src/app.ts imports ./routes.ts');
});

describe('imports between packages', () => {
  test('api-contract imports zod and nothing else', () => {
    const outside = inFolder('api-contract').filter(({ target }) => isOutside(target) && target !== 'zod');
    expect(tell(outside)).toEqual([]);
  });

  test('api-client imports api-contract and nothing else', () => {
    const wrong = inFolder('api-client').filter(
      (one) => isOutside(one.target) && !/^@farwend\/api-contract(?:\/client)?$/.test(one.target),
    );
    expect(tell(wrong)).toEqual([]);
  });

  test('design-system imports no other package of ours', () => {
    expect(tell(inFolder('design-system').filter(isOurs))).toEqual([]);
  });

  test('of our packages, bff imports only api-contract', () => {
    const wrong = inFolder('bff').filter(
      (one) => isOurs(one) && !/^@farwend\/api-contract(?:\/(?:client|rules|screening))?$/.test(one.target),
    );
    expect(tell(wrong)).toEqual([]);
  });

  test('at run time, site imports only the client and rules of api-contract and the design system, no schemas', () => {
    const allowed = /^@farwend\/(?:design-system(?:\/fonts.*|\/work)?|api-contract\/(?:client|rules|screening))$/;
    const wrong = inFolder('site').filter(
      (one) => isOurs(one) && !allowed.test(one.target) && !(one.isType && one.target === '@farwend/api-contract'),
    );
    expect(tell(wrong)).toEqual([]);
    expect(tell(inFolder('site').filter(({ target, isType }) => target === 'zod' && !isType))).toEqual([]);
  });

  test('no relative path leaves a package', () => {
    const leaving = imports.filter(({ path, target }) => {
      if (!target.startsWith('.') || path.startsWith('tests/') || path.startsWith('scripts/') || target.endsWith('/tests/chromium.mjs'))
        return false; // the one browser of the project
      const up = target.split('/').filter((part) => part === '..').length;
      const depthOfPackage = path.startsWith('site/illustrator/') ? 2 : 1;
      return up > path.split('/').length - 1 - depthOfPackage;
    });
    expect(tell(leaving)).toEqual([]);
  });

  test('nothing imports the illustrator: the site contains only its output', () => {
    const outside = imports.filter(({ path }) => !path.startsWith('site/illustrator/'));
    expect(tell(outside.filter(({ target }) => /^@farwend\/illustrator\b|(?:^|\/)illustrator\//.test(target)))).toEqual([]);
  });

  test('the illustrator imports no other package of ours', () => {
    expect(tell(imports.filter((one) => one.path.startsWith('site/illustrator/') && isOurs(one)))).toEqual([]);
  });

  test('stories import the design system through its public entry points', () => {
    const deep = imports.filter(
      ({ path, target }) => path.startsWith('stories/') && /^@farwend\/design-system\/(?!fonts|theme$|work$)/.test(target),
    );
    expect(tell(deep)).toEqual([]);
  });

  test('the components for work are imported by the desk and the stories alone', () => {
    const isWork = ({ target }: Import) => /^@farwend\/design-system\/work\b|^#src\/work\//.test(target);
    const allowed = /^(?:site\/src\/desk|stories|design-system\/src\/work)\//;
    expect(tell(imports.filter((one) => isWork(one) && !allowed.test(one.path)))).toEqual([]);
  });
});

describe('imports within packages', () => {
  test('other folders of a package are imported as #src, not by relative paths', () => {
    const climbing = ofProduct.filter(
      ({ path, target }) =>
        /^(?:bff|site|site\/illustrator|design-system)\/src\//.test(path) &&
        target.startsWith('../..') &&
        !target.endsWith('/tests/chromium.mjs'),
    );
    expect(tell(climbing)).toEqual([]);
  });

  test('no feature of the site imports a page', () => {
    const wrong = inFolder('site').filter(
      ({ path, target }) => !/^site\/src\/(?:pages|routes\.tsx|entry\.|views\.ts)/.test(path) && target.startsWith('#src/pages/'),
    );
    expect(tell(wrong)).toEqual([]);
  });

  test('the machine of the form uses no API, no storage and no window', () => {
    const machine = sources.find(({ path }) => path === 'site/src/trip-request/machine.ts');
    expect(machine?.text).not.toMatch(/\b(?:window|document|localStorage|fetch)\b[.(]/);
    expect(tell(inFolder('site').filter(({ path, target }) => path === machine?.path && /shared\/(?:api|storage)/.test(target)))).toEqual(
      [],
    );
  });
});

describe('imports restricted to one place', () => {
  test('styled-components by a named import, never as default', () => {
    const wrong = imports.filter(
      ({ target, statement, isType }) => target === 'styled-components' && !isType && /^import\s+[\w$]/.test(statement),
    );
    expect(tell(wrong)).toEqual([]);
  });

  test('Radix only in the navigation menu, the dialog and the components for work', () => {
    const wrong = ofProduct.filter(
      ({ path, target }) =>
        target.startsWith('@radix-ui/') && !/^design-system\/src\/(?:components\/(?:NavigationMenu|Dialog)|work)\//.test(path),
    );
    expect(tell(wrong)).toEqual([]);
  });

  test('Node modules only in the server and in build scripts', () => {
    const wrong = [...inFolder('site'), ...inFolder('design-system'), ...inFolder('api-contract')].filter(({ target }) =>
      target.startsWith('node:'),
    );
    expect(tell(wrong)).toEqual([]);
  });
});

function isOutside(target: string): boolean {
  return !target.startsWith('.') && !target.startsWith('#src/');
}
function isOurs({ target }: Import): boolean {
  return target.startsWith('@farwend/');
}
