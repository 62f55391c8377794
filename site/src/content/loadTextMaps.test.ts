import { createClient } from '@farwend/api-contract/client';
import type { RichBlock } from '@farwend/design-system';
import { expect, test } from '@jest/globals';
import { loadTextMaps } from './loadTextMaps.ts';

const api = createClient(async () => ({ status: 200, statusText: 'OK', body: [] }));
const heading = (id: string): RichBlock => ({ id, type: 'heading', level: 2, text: id });
const text = (id: string): RichBlock => ({ id, type: 'paragraph', content: [{ text: id }] });
const naxos = { id: 'naxos', name: 'Naxos', type: 'ISLAND', lat: 37.1, lng: 25.37 } as const;
const greece = { id: 'greece', name: 'Greece', type: 'COUNTRY', lat: 39, lng: 22 } as const;

test('a text gets a map of its places before its second chapter', async () => {
  const blocks = await loadTextMaps(api, [text('a'), heading('b'), text('c'), heading('d')], [greece, naxos]);
  expect(blocks.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'map', 'd']);
  expect(blocks[3]).toMatchObject({ type: 'map', label: 'Naxos', places: [{ name: 'Naxos' }], world: '/maps/world.svg' });
});

test('without chapters the map stands at the end; without places there is none', async () => {
  expect((await loadTextMaps(api, [text('a')], [naxos])).map(({ id }) => id)).toEqual(['a', 'map']);
  expect(await loadTextMaps(api, [text('a')], [greece])).toEqual([text('a')]);
});

test('a map that the text has keeps its place and its caption', async () => {
  const own: RichBlock = { id: 'own', type: 'map', label: 'The islands', places: [naxos], caption: 'By caique.' };
  expect(await loadTextMaps(api, [own, heading('b'), heading('c')], [naxos])).toMatchObject([
    { id: 'own', caption: 'By caique. Land and names: Natural Earth. Relief: NASA.' },
    { id: 'b' },
    { id: 'c' },
  ]);
});
