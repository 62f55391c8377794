import type { RichText } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import type { RelatedReview, Snippet } from './contentTypes.ts';
import { buildRichBlocks } from './buildRichBlocks.ts';

const image = {
  id: 'i',
  url: 'https://photos.example/1280',
  srcSet: 'https://photos.example/320 320w',
  width: 1920,
  height: 1200,
  alt: 'Acacias',
  focalX: 0.766,
  focalY: 0.4,
  dominantColor: '#a6a08a',
};
const mara: Snippet = {
  id: 'mara',
  type: 'itinerary',
  title: 'Between the Mara and Laikipia',
  slug: 'mara-and-laikipia',
  url: '/itineraries/mara-and-laikipia/',
  summary: 'Plains, then hills.',
  image,
  locationIds: [],
  badge: '8 nights',
  priceFromUSD: 9800,
  nights: 8,
  rating: 97,
  reviewCount: 128,
};
const linked = { mara };
const toMara = { entityType: 'itinerary', entityId: 'mara' } as const;
const toDraft = { entityType: 'guide', entityId: 'draft' } as const;

function richText(...blocks: RichText['blocks']): RichText {
  return { blocks };
}

test('links use the current URL; a link to an unpublished item becomes plain text', () => {
  const content = [
    { text: 'the Mara', link: toMara },
    { text: 'a draft', bold: true, link: toDraft },
    { text: 'elsewhere', link: { url: 'https://example.com/' } },
  ];
  expect(buildRichBlocks(richText({ id: 'a', type: 'paragraph', content }), { linked })).toEqual([
    {
      id: 'a',
      type: 'paragraph',
      content: [
        { text: 'the Mara', href: mara.url },
        { text: 'a draft', bold: true },
        { text: 'elsewhere', href: 'https://example.com/' },
      ],
    },
  ]);
});

test('lists keep only published items; a block without any is removed', () => {
  const blocks = buildRichBlocks(
    richText(
      { id: 'a', type: 'entityList', title: 'Begin here', items: [toDraft, toMara] },
      { id: 'b', type: 'entityList', items: [toDraft] },
      { id: 'c', type: 'cta', label: 'Go', href: toDraft },
      { id: 'd', type: 'dayByDay', itineraryId: 'mara' },
    ),
    { linked },
  );
  expect(blocks.map(({ id }) => id)).toEqual(['a', 'd']);
  expect(blocks[0]).toMatchObject({
    title: 'Begin here',
    items: [
      {
        title: mara.title,
        href: mara.url,
        region: 'Itinerary',
        facts: '8\u00a0nights, from $9,800 a person',
        picture: { alt: '', focus: '77% 40%' },
      },
    ],
  });
});

test('pictures keep alternative text and focus; one that is not uploaded yet is removed', () => {
  const blocks = buildRichBlocks(
    richText({ id: 'a', type: 'image', image, caption: 'At six' }, { id: 'b', type: 'image', image: { ...image, url: '', srcSet: '' } }),
    { linked },
  );
  expect(blocks).toEqual([
    {
      id: 'a',
      type: 'image',
      caption: 'At six',
      picture: { source: { src: image.url, sets: [{ srcSet: image.srcSet }] }, alt: 'Acacias', focus: '77% 40%' },
    },
  ]);
});

test('a review strip quotes the best matching reviews', () => {
  const review = (id: string, rating: number, companyId: string): RelatedReview => ({
    id,
    title: '',
    body: `It was ${id}.`,
    rating,
    authorName: 'Ana',
    authorPlace: null,
    reviewedAt: '2026-05-01T00:00:00.000Z',
    companyId,
    itineraryId: null,
    locationIds: [],
    helpfulCount: 0,
  });
  const reviews = [review('good', 100, 'acacia'), review('fair', 60, 'acacia'), review('other', 100, 'stellwyn')];
  const blocks = buildRichBlocks(richText({ id: 'r', type: 'reviewStrip', filter: { companyId: 'acacia', minRating: 80 } }), {
    linked,
    reviews,
  });
  expect(blocks).toEqual([
    {
      id: 'r',
      type: 'reviewStrip',
      href: '/reviews',
      reviews: [{ id: 'good', title: '', text: 'It was good.', rating: 5, author: 'Ana', date: '2026-05-01' }],
    },
  ]);
});

test('a map shows the places with coordinates; without any it is removed', () => {
  const naxos = { id: 'naxos', name: 'Naxos', type: 'ISLAND', lat: 37.1, lng: 25.37 } as const;
  const places = [naxos, { ...naxos, id: 'nowhere', lat: null }];
  const block = { id: 'm', type: 'map', locationIds: ['naxos', 'nowhere', 'hidden'] } as const;
  const [map, ...others] = buildRichBlocks(richText({ ...block, locationIds: [...block.locationIds] }), { linked, places });
  expect(map).toMatchObject({ type: 'map', label: 'Naxos', places: [{ name: 'Naxos', lat: 37.1, lng: 25.37 }] });
  expect(others).toEqual([]);
  expect(buildRichBlocks(richText({ ...block, locationIds: ['hidden'] }), { linked, places })).toEqual([]);
});

test('the prefix keeps ids unique where a page has several texts', () => {
  const text = richText({ id: 'b1', type: 'heading', level: 2, text: 'When' });
  expect(buildRichBlocks(text, { linked, prefix: 'day-2-' })).toMatchObject([{ id: 'day-2-b1' }]);
});
