import { expect, test } from '@jest/globals';
import type { ApiImage, PagePlace, Snippet } from './contentTypes.ts';
import { createCardPictures } from './createCardPictures.ts';

const picture = (id: string): ApiImage => ({
  id,
  url: `/pictures/${id}`,
  srcSet: `/pictures/${id} 320w`,
  alt: id,
  width: 320,
  height: 200,
  focalX: 0.5,
  focalY: 0.5,
  dominantColor: '#808080',
});
const card = (id: string, image: string | null): Snippet => ({
  id,
  type: 'article',
  title: id,
  slug: id,
  url: `/articles/${id}/`,
  summary: '',
  image: image === null ? null : picture(image),
  locationIds: [],
  badge: null,
  priceFromUSD: null,
  nights: null,
  rating: null,
  reviewCount: null,
});
const shown = (cards: readonly Snippet[]) => cards.map(({ id, image }) => `${id}: ${image?.id ?? 'none'}`);
const list = (items: string[]) => ({
  blocks: [{ id: 'list', type: 'entityList' as const, items: items.map((entityId) => ({ entityType: 'article' as const, entityId })) }],
});

test('a card whose picture the page shows gets another of its places, or none', () => {
  const pictures = createCardPictures({
    content: { heroImage: picture('plain'), days: [{ images: [picture('lake')] }] },
    linked: {},
    otherPictures: { herds: [picture('lake'), picture('river')] },
    cardPlaces: [],
  });
  expect(shown(pictures.all([card('herds', 'plain'), card('birds', 'lake'), card('boats', 'coast'), card('people', null)]))).toEqual([
    'herds: river',
    'birds: none',
    'boats: coast',
    'people: none',
  ]);
});

test('further items take the place of those no picture is left for, and none is on the page twice', () => {
  const pictures = createCardPictures({
    content: { heroImage: picture('plain') },
    linked: { herds: card('herds', 'plain'), linkedOnly: card('linkedOnly', 'coast') },
    otherPictures: { herds: [picture('river')] },
    cardPlaces: [],
  });
  expect(shown(Object.values(pictures.inText(list(['herds']))))).toEqual(['herds: river', 'linkedOnly: coast']);
  const items = [card('herds', 'plain'), card('birds', 'river'), card('boats', 'coast'), card('night', 'coast'), card('snow', 'snow')];
  expect(shown(pictures.first(items, 2))).toEqual(['boats: coast', 'snow: snow']);
  expect(shown(pictures.first([card('late', 'snow'), card('last', 'dune')], 3))).toEqual(['last: dune', 'late: none']);
});

test('routes are chosen for what they are, and those with a picture stand first', () => {
  const pictures = createCardPictures({ content: { heroImage: picture('plain') }, linked: {}, otherPictures: {}, cardPlaces: [] });
  const routes = [card('mara', 'plain'), card('lamu', 'coast'), card('mara', 'plain'), card('samburu', 'river'), card('madikwe', 'bush')];
  expect(shown(pictures.leading(routes, 3))).toEqual(['lamu: coast', 'samburu: river', 'mara: none']);
});

test('a card without a picture has the places that are points on a map, in their order', () => {
  const place = (id: string, type: PagePlace['type']): PagePlace => ({ id, name: id, type, lat: 1, lng: 36 });
  const cardPlaces = [place('kenya', 'COUNTRY'), place('lamu', 'CITY'), place('mara', 'PARK')];
  const pictures = createCardPictures({ content: { heroImage: picture('plain') }, linked: {}, otherPictures: {}, cardPlaces });
  const [bare, pictured] = pictures.all([
    { ...card('herds', 'plain'), locationIds: ['kenya', 'mara', 'lamu', 'unknown'] },
    { ...card('boats', 'coast'), locationIds: ['lamu'] },
  ]);
  expect(bare?.places?.map(({ name }) => name)).toEqual(['mara', 'lamu']);
  expect(pictured?.places).toBeUndefined();
});
