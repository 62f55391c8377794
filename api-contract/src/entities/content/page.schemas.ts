import { z } from 'zod';
import * as field from '#src/schemas.ts';
import { Image } from '../images.schemas.ts';
import { locationTypes } from '../locations.schemas.ts';

/** Who wrote a piece, as its readers may know them. */
export const PageAuthor = z
  .object({ name: z.string(), title: z.string(), photo: Image.nullable(), bio: z.string().nullable() })
  .meta({ id: 'PageAuthor' });

/** A place that a page draws on a map. */
export const PagePlace = z
  .object({
    id: field.Id,
    name: z.string(),
    type: z.enum(locationTypes),
    lat: z.number().nullable().describe('Degrees north'),
    lng: z.number().nullable().describe('Degrees east'),
  })
  .meta({ id: 'PagePlace' });
