import { expect, test } from '@jest/globals';
import { compareProps } from './compareProps.ts';
import type { ComparedProp, ComparedSystem } from './comparedSystem.ts';

const tone: ComparedProp = { name: 'tone', type: "'info' | 'error'", required: false, default: "'info'", description: 'Severity.' };
const title: ComparedProp = { name: 'title', type: 'string', required: true, description: 'Lead-in.' };

const system = (props: readonly ComparedProp[], name = 'Alert'): ComparedSystem => ({
  components: [{ name, page: name, limitKB: 1.5, props: [...props] }],
  tokens: [],
  colours: [],
});

test('the same props have not changed, whatever their order', () => {
  expect(compareProps(system([tone, title]), system([title, tone]))).toEqual([]);
});

test.each([
  ['type', { ...tone, type: 'string' }, { aspect: 'type', before: "'info' | 'error'", after: 'string' }],
  ['required', { ...tone, required: true }, { aspect: 'required', before: 'optional', after: 'required' }],
  ['default', { ...tone, default: "'error'" }, { aspect: 'default', before: "'info'", after: "'error'" }],
  ['description', { ...tone, description: 'How bad it is.' }, { aspect: 'description', before: 'Severity.', after: 'How bad it is.' }],
])('another %s is a change of that alone', (_, changed, aspect) => {
  expect(compareProps(system([tone, title]), system([changed, title]))).toEqual([
    { component: 'Alert', page: 'Alert', name: 'tone', kind: 'changed', aspects: [aspect] },
  ]);
});

test('a new and a removed prop are listed with all there is to say of them', () => {
  expect(compareProps(system([tone]), system([title]))).toMatchObject([
    {
      name: 'title',
      kind: 'added',
      aspects: [
        { aspect: 'type', before: null, after: 'string' },
        { aspect: 'required', before: null, after: 'required' },
        { aspect: 'description', before: null, after: 'Lead-in.' },
      ],
    },
    { name: 'tone', kind: 'removed' },
  ]);
});

test('the props of a new and of a removed component are new and removed', () => {
  expect(compareProps(system([tone], 'Notice'), system([tone], 'Alert')).map(({ component, kind }) => [component, kind])).toEqual([
    ['Alert', 'added'],
    ['Notice', 'removed'],
  ]);
});
