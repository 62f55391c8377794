import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { anyone, type Caller } from '../roles.ts';
import * as field from '../schemas.ts';
import { Image, imageRatios, ImageRecord, imageUsages, imageWritable } from './images.schemas.ts';

const editors: readonly Caller[] = ['admin', 'editor', 'publisher', 'marageti'];
const creators: readonly Caller[] = ['traveler', 'agent', 'care', ...editors];

const ratio = z.enum(imageRatios).default('orig').describe('Shape to crop to around the focal point');

/** An answer with the address that takes the bytes. */
const NewImage = ImageRecord.extend({
  upload: z.object({
    method: z.literal('PUT'),
    url: z.string().describe('Takes the bytes as the body, once'),
    expiresAt: field.Moment,
    maxBytes: z.int(),
    types: z.array(z.string()).describe('Kinds of pictures it takes, told by their content'),
  }),
}).meta({ id: 'NewImage' });

export const images = {
  list: get('/v3/images', 'List pictures', {
    access: anyone,
    query: field.pageQuery().extend({ ratio }).catchall(z.string().max(500)),
    reply: field.pageOf(ImageRecord),
  }),
  create: post('/v3/images', 'Announce a picture and get the address for its bytes', {
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
      shown: imageWritable.shown.optional().describe('Staff only; pictures of travelers and agents are not shown by themselves'),
    }),
    reply: NewImage,
    description:
      'Put the bytes to upload.url within 15 minutes. They are told by their content, turned upright and written anew without what the camera noted.',
    example: { alt: 'Acacias on the plains a little after sunrise', usage: 'HERO', focalX: 0.76, focalY: 0.66, tags: ['savanna'] },
  }),
  read: get('/v3/images/{id}', 'Read a picture', { access: anyone, query: z.object({ ratio }), reply: ImageRecord }),
  update: put('/v3/images/{id}', 'Change a picture', {
    access: editors,
    body: field.changeOf(
      imageWritable,
      Object.keys(ImageRecord.shape).filter((key) => !(key in imageWritable)),
    ),
    reply: ImageRecord,
  }),
  remove: del('/v3/images/{id}', 'Delete a picture that nothing shows', { access: ['admin', 'publisher'] }),
};

const photosQuery = z.object({
  countryCode: field.Iso2.optional().describe('Only those of places in this country'),
  limit: z.coerce.number().int().min(1).max(100).default(12).describe('How many to answer, at most 100'),
  ratio,
});
const genericQuery = photosQuery.omit({ countryCode: true });
const reply = z.array(Image);

export const photos = {
  ofCountry: get('/v3/country_photos', 'List pictures of countries', { access: anyone, query: photosQuery, reply }),
  generic: get('/v3/country_photos/generic', 'List pictures that fit any country', { access: anyone, query: genericQuery, reply }),
  ofCountryForEmail: get('/v3/country_email_photos', 'List pictures of countries for mails', { access: anyone, query: photosQuery, reply }),
  genericForEmail: get('/v3/country_email_photos/generic', 'List pictures for mails that fit any country', {
    access: anyone,
    query: genericQuery,
    reply,
  }),
  read: get('/v3/photos/{id}', 'Read the addresses of a picture', { access: anyone, query: z.object({ ratio }), reply: Image }),
};

/** What the photos host serves besides the pictures themselves; it is no part of the contract of the main host. */
export const photoSearch = post('/photos/search', 'Search pictures', {
  access: anyone,
  body: z.strictObject({
    q: field.line(200).optional().describe('Words to look for'),
    locationIds: z.array(field.Id).max(50).optional().describe('Shows any of these places, or a place in them'),
    usage: z.enum(imageUsages).optional(),
    orientation: z.enum(['LANDSCAPE', 'PORTRAIT', 'SQUARE']).optional().describe('Of the picture as it is'),
    ratio: z.enum(imageRatios).default('orig').describe('Shape to crop to around the focal point'),
    limit: z.int().min(1).max(100).default(25),
  }),
  status: 200,
  reply: z.object({ items: z.array(Image), total: z.int().describe('How many are answered'), limit: z.int() }),
});
