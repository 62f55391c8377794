import { readdirSync } from 'node:fs';
import { afterEach, expect, jest, test } from '@jest/globals';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { readExample } from '../../stories/describe/readExample.ts';
import { components } from './components.ts';

const folder = new URL('../../design-system/examples/', import.meta.url);

afterEach(() => {
  jest.restoreAllMocks();
});

test('every component has an example, and nothing else has', () => {
  expect(readdirSync(folder).toSorted()).toEqual(components.map((name) => `${name}.tsx`).toSorted());
});

test.each(components)('the example of %s shows it and renders on a server without a message', async (name) => {
  expect(readExample(name)).toMatch(new RegExp(`<${name}[\\s/>]`));
  const messages = [jest.spyOn(console, 'error').mockReturnValue(), jest.spyOn(console, 'warn').mockReturnValue()];
  const module: Record<string, FunctionComponent> = await import(new URL(`${name}.tsx`, folder).pathname);
  const Example = module[`${name}Example`];
  expect(Example && renderToString(createElement(Example))).toMatch(/^<\w/);
  expect(messages.flatMap(({ mock }) => mock.calls)).toEqual([]);
});
