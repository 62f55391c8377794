import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { anyone, type Caller } from '../roles.ts';
import * as field from '../schemas.ts';
import { Image, imageRatios, ImageRecord, imageUsages, imageWritable } from './images.schemas.ts';

const editors: readonly Caller[] = ['admin', 'editor', 'publisher', 'marageti'];
const creators: readonly Caller[] = ['traveler', 'agent', 'care', ...editors];

const ratio = z.enum(imageRatios).default('orig').describe('Aspect ratio to crop to, around the focal point');

/** A new image with the URL to upload its file to. */
const NewImage = ImageRecord.extend({
  upload: z.object({
    method: z.literal('PUT'),
    url: z.string().describe('URL to upload the file to, as the request body; works once'),
    expiresAt: field.Timestamp,
    maxBytes: z.int(),
    types: z.array(z.string()).describe('Accepted media types, detected from the content'),
  }),
}).meta({ id: 'NewImage' });

export const images = {
  list: get('/v3/images', 'List images', {
    access: anyone,
    query: field.pageQuery().extend({ ratio }).catchall(z.string().max(500)),
    reply: field.pageOf(ImageRecord),
  }),
  create: post('/v3/images', 'Create an image and get its upload URL', {
    access: creators,
    body: z.strictObject({
      ...imageWritable,
      alt: imageWritable.alt.default(''),
      credit: imageWritable.credit.default(null),
      focalX: imageWritable.focalX.default(0.5),
      focalY: imageWritable.focalY.default(0.5),
      usage: imageWritable.usage.default('GENERIC'),
      locationIds: imageWritable.locationIds.default([]),
      tags: imageWritable.tags.default([]),
      shown: imageWritable.shown.optional().describe('Staff only; images of travelers and agents are hidden by default'),
    }),
    reply: NewImage,
    description:
      'PUT the file to upload.url within 15 minutes. Its type is detected from the content; it is rotated upright and re-encoded without camera metadata.',
    example: { alt: 'Acacias on the plains a little after sunrise', usage: 'HERO', focalX: 0.76, focalY: 0.66, tags: ['savanna'] },
  }),
  read: get('/v3/images/{id}', 'Read an image', { access: anyone, query: z.object({ ratio }), reply: ImageRecord }),
  update: put('/v3/images/{id}', 'Update an image', {
    access: editors,
    body: field.changeOf(
      imageWritable,
      Object.keys(ImageRecord.shape).filter((key) => !(key in imageWritable)),
    ),
    reply: ImageRecord,
  }),
  remove: del('/v3/images/{id}', 'Delete an image that is not in use', { access: ['admin', 'publisher'] }),
};

const photosQuery = z.object({
  countryCode: field.Iso2.optional().describe('Only images of places in this country'),
  limit: z.coerce.number().int().min(1).max(100).default(12).describe('Maximum number of images to return, at most 100'),
  ratio,
});
const genericQuery = photosQuery.omit({ countryCode: true });
const reply = z.array(Image);

export const photos = {
  ofCountry: get('/v3/country_photos', 'List images of countries', { access: anyone, query: photosQuery, reply }),
  generic: get('/v3/country_photos/generic', 'List generic images that suit any country', { access: anyone, query: genericQuery, reply }),
  ofCountryForEmail: get('/v3/country_email_photos', 'List images of countries for emails', { access: anyone, query: photosQuery, reply }),
  genericForEmail: get('/v3/country_email_photos/generic', 'List generic images for emails', {
    access: anyone,
    query: genericQuery,
    reply,
  }),
  read: get('/v3/photos/{id}', 'Read the URLs of an image', { access: anyone, query: z.object({ ratio }), reply: Image }),
};

/** The call that the photos host serves besides the images themselves; not part of the main host's contract. */
export const photoSearch = post('/photos/search', 'Search images', {
  access: anyone,
  body: z.strictObject({
    q: field.line(200).optional().describe('Search terms'),
    locationIds: z.array(field.Id).max(50).optional().describe('UUIDs of locations: only images that show one of them or a place in it'),
    usage: z.enum(imageUsages).optional(),
    orientation: z.enum(['LANDSCAPE', 'PORTRAIT', 'SQUARE']).optional().describe('Orientation of the original'),
    ratio: z.enum(imageRatios).default('orig').describe('Aspect ratio to crop to, around the focal point'),
    limit: z.int().min(1).max(100).default(25),
  }),
  status: 200,
  reply: z.object({ items: z.array(Image), total: z.int().describe('Number of images returned'), limit: z.int() }),
});
