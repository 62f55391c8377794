import { describe, expect, test } from '@jest/globals';
import { type Import, importsOf, isTest, sources } from './sources.ts';

const imports = sources.flatMap(importsOf);
const ofProduct = imports.filter((one) => !isTest(one));
const inFolder = (folder: string) => ofProduct.filter(({ path }) => path.startsWith(`${folder}/src/`));
const tell = (found: Import[]) => found.map(({ path, target }) => `${path} imports ${target}`);

test('the statements are found', () => {
  expect(imports.length).toBeGreaterThan(sources.length);
  expect(tell(imports)).toContain('bff/src/app.ts imports ./entities/handlers.ts');
});

describe('the arrows between packages', () => {
  test('api-contract imports zod and nothing else', () => {
    const outside = inFolder('api-contract').filter(({ target }) => isOutside(target) && target !== 'zod');
    expect(tell(outside)).toEqual([]);
  });

  test('design-system knows nothing of ours', () => {
    expect(tell(inFolder('design-system').filter(isOurs))).toEqual([]);
  });

  test('bff imports of ours only api-contract', () => {
    const wrong = inFolder('bff').filter((one) => isOurs(one) && !/^@farwend\/api-contract(?:\/client|\/rules)?$/.test(one.target));
    expect(tell(wrong)).toEqual([]);
  });

  test('site imports at run time the small doors of api-contract and the design system, no schema and no server', () => {
    const allowed = /^@farwend\/(?:design-system(?:\/fonts.*)?|api-contract\/(?:client|rules))$/;
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
      return up > path.split('/').length - 2;
    });
    expect(tell(leaving)).toEqual([]);
  });

  test('stories come in by the public doors', () => {
    const deep = imports.filter(({ path, target }) => path.startsWith('stories/') && /^@farwend\/design-system\/(?!fonts)/.test(target));
    expect(tell(deep)).toEqual([]);
  });
});

describe('the arrows inside the packages', () => {
  test('inside a package another folder is named by #src, never by climbing', () => {
    const climbing = ofProduct.filter(({ path, target }) => /^(?:bff|site|design-system)\/src\//.test(path) && target.startsWith('../..'));
    expect(tell(climbing)).toEqual([]);
  });

  test('no feature of the site imports a page', () => {
    const wrong = inFolder('site').filter(
      ({ path, target }) => !/^site\/src\/(?:pages|routes\.tsx|entry\.|views\.ts)/.test(path) && target.startsWith('#src/pages/'),
    );
    expect(tell(wrong)).toEqual([]);
  });

  test('the machine of the form knows no api, no storage and no window', () => {
    const machine = sources.find(({ path }) => path === 'site/src/trip-request/machine.ts');
    expect(machine?.text).not.toMatch(/\b(?:window|document|localStorage|fetch)\b[.(]/);
    expect(tell(inFolder('site').filter(({ path, target }) => path === machine?.path && /shared\/(?:api|storage)/.test(target)))).toEqual(
      [],
    );
  });

  test('the database stays below http and entities, but for its seed', () => {
    const wrong = inFolder('bff').filter(
      ({ path, target, isType }) =>
        path.startsWith('bff/src/database/') &&
        !isType &&
        !/\/(?:seed\/|models\.ts|migrate)/.test(path) &&
        /^#src\/(?:http|calls|commands)\//.test(target),
    );
    expect(tell(wrong)).toEqual([]);
  });
});

describe('what only one place may import', () => {
  test('styled-components by its name, never as default', () => {
    const wrong = imports.filter(
      ({ target, statement, isType }) => target === 'styled-components' && !isType && /^import\s+[\w$]/.test(statement),
    );
    expect(tell(wrong)).toEqual([]);
  });

  test('Radix in the navigation menu and the dialog', () => {
    const wrong = ofProduct.filter(
      ({ path, target }) => target.startsWith('@radix-ui/') && !/^design-system\/src\/components\/(?:NavigationMenu|Dialog)\//.test(path),
    );
    expect(tell(wrong)).toEqual([]);
  });

  test('modules of Node in the server, and in the site only where it is built', () => {
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
