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
