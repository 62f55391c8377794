import { z } from 'zod';
import * as field from '#src/schemas.ts';
import { Image } from '../images.schemas.ts';
import { locationTypes } from '../locations.schemas.ts';

/** The author of a content item, as shown to readers. */
export const PageAuthor = z
  .object({ name: z.string(), title: z.string(), photo: Image.nullable(), bio: z.string().nullable() })
  .meta({ id: 'PageAuthor' });

/** A place shown on a map of a page. */
export const PagePlace = z
  .object({
    id: field.Id,
    name: z.string(),
    type: z.enum(locationTypes),
    lat: z.number().nullable().describe('Degrees north'),
    lng: z.number().nullable().describe('Degrees east'),
  })
  .meta({ id: 'PagePlace' });

/** A published review shown with a content item. */
export const RelatedReview = z
  .object({
    id: field.Id,
    title: z.string(),
    body: z.string(),
    rating: z.int().describe('20 to 100'),
    authorName: z.string(),
    authorPlace: z.string().nullable(),
    reviewedAt: field.Timestamp,
    companyId: field.Id.nullable(),
    itineraryId: field.Id.nullable().describe('UUID of the itinerary that its author travelled, where it was one'),
    locationIds: z.array(field.Id).describe('UUIDs of the locations it is about'),
    helpfulCount: z.int(),
  })
  .meta({ id: 'RelatedReview' });
