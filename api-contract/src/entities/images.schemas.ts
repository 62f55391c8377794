import { z } from 'zod';
import * as field from '../schemas.ts';

/** What a picture is for. */
export const imageUsages = ['HERO', 'COUNTRY', 'COUNTRY_EMAIL', 'GENERIC', 'PERSON'] as const;
/** Shapes a picture can be asked for in; `orig` is its own. */
export const imageRatios = ['orig', '1x1', '4x3', '3x2', '16x9', '21x9', '2x3', '3x4', '4x5', '40x21'] as const;
export type ImageRatio = (typeof imageRatios)[number];
/** Widths in pixels a picture can be asked for in. */
export const imageWidths = [320, 480, 640, 960, 1280, 1600, 1920, 2560] as const;

/** A picture as pages show it: the shape that every `img` field has. */
export const Image = z
  .object({
    id: field.Id,
    url: z.string().describe('Absolute address of the picture in a middle size; the format follows the Accept header'),
    srcSet: z.string().describe('Addresses by width, for the attribute srcset'),
    width: z.int().describe('Pixels of the largest size offered, in the shape asked for'),
    height: z.int().describe('Pixels of the largest size offered, in the shape asked for'),
    alt: z.string().describe('What it shows, for those who do not see it'),
    focalX: z.number().describe('The point any crop must keep: 0 left to 1 right'),
    focalY: z.number().describe('The point any crop must keep: 0 top to 1 bottom'),
    dominantColor: z.string().describe('To show before it arrives, #rrggbb'),
  })
  .meta({ id: 'Image' });

const silent = z.unknown().optional().meta({ readOnly: true, description: 'Ignored' });
const { id: _, ...others } = Image.shape;

/** A picture chosen for a record: its id; the other fields of an Image are accepted and ignored, so that an answer can be sent back. */
export const ImageChoice = z.strictObject({
  ...Object.fromEntries(Object.keys(others).map((name) => [name, silent])),
  id: field.Id,
}) as unknown as z.ZodObject<{ id: typeof field.Id }, z.core.$strict>;

/** A picture as the people see it who look after pictures. */
export const ImageRecord = Image.extend({
  credit: z.string().nullable().describe('Who made it'),
  usage: z.enum(imageUsages),
  locationIds: z.array(field.Id).describe('Places it shows'),
  tags: z.array(z.string()),
  shown: z.boolean().describe('Everybody may see it; false: its creator and staff'),
  isUploaded: z.boolean().describe('False until its bytes have come; then url and srcSet are empty'),
  createdAt: field.Moment,
  updatedAt: field.Moment,
  version: z.int(),
}).meta({ id: 'ImageRecord' });

/** 0 to 1, kept to a ten-thousandth: of a picture's width that is less than a pixel. */
const share = z
  .number()
  .min(0)
  .max(1)
  .overwrite((part) => Math.round(part * 10_000) / 10_000);

/** The writable fields of a picture. */
export const imageWritable = {
  alt: field.line(160),
  credit: field.line(160).nullable(),
  focalX: share,
  focalY: share,
  usage: z.enum(imageUsages),
  locationIds: z.array(field.Id).max(50),
  tags: z.array(field.line(40, 1)).max(30),
  shown: z.boolean(),
};
