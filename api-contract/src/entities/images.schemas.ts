import { z } from 'zod';
import * as field from '../schemas.ts';

/** The uses of an image. */
export const imageUsages = ['HERO', 'COUNTRY', 'COUNTRY_EMAIL', 'GENERIC', 'PERSON'] as const;
/** Aspect ratios in which an image can be requested; `orig` is its own. */
export const imageRatios = ['orig', '1x1', '4x3', '3x2', '16x9', '21x9', '2x3', '3x4', '4x5', '40x21'] as const;
export type ImageRatio = (typeof imageRatios)[number];
/** Widths in pixels in which an image can be requested. */
export const imageWidths = [320, 480, 640, 960, 1280, 1600, 1920, 2560] as const;

/** An image as shown on pages; the schema of every image field. */
export const Image = z
  .object({
    id: field.Id,
    url: z.string().describe('Absolute URL of a medium size; the format follows the Accept header'),
    srcSet: z.string().describe('URLs by width, for the srcset attribute'),
    width: z.int().describe('Pixels of the largest size available in the requested aspect ratio'),
    height: z.int().describe('Pixels of the largest size available in the requested aspect ratio'),
    alt: z.string().describe('Alternative text'),
    focalX: z.number().describe('Focal point that every crop keeps: 0 left to 1 right'),
    focalY: z.number().describe('Focal point that every crop keeps: 0 top to 1 bottom'),
    dominantColor: z.string().describe('Placeholder colour while it loads, #rrggbb'),
  })
  .meta({ id: 'Image' });

const ofImage = field.fieldSetBy('PUT /v3/images/{id}');
const ofAddress = field.computedField;

/** An image chosen for a record, by id; the other fields of an Image are accepted as the image has them, so that a response can be sent back. */
export const ImageChoice = z.strictObject({
  alt: ofImage,
  focalX: ofImage,
  focalY: ofImage,
  dominantColor: ofImage,
  url: ofAddress,
  srcSet: ofAddress,
  width: ofAddress,
  height: ofAddress,
  id: field.Id,
}) as unknown as z.ZodObject<{ id: typeof field.Id }, z.core.$strict>;

/** An image with the fields for those who manage images. */
export const ImageRecord = Image.extend({
  credit: z.string().nullable().describe('Name of the creator'),
  usage: z.enum(imageUsages),
  locationIds: z.array(field.Id).describe('UUIDs of the locations it shows'),
  tags: z.array(z.string()),
  shown: z.boolean().describe('Whether everybody may see it; false: only its creator and staff'),
  isUploaded: z.boolean().describe('Whether the file was uploaded; url and srcSet are empty until then'),
  createdAt: field.Timestamp,
  updatedAt: field.Timestamp,
  version: z.int(),
}).meta({ id: 'ImageRecord' });

/** 0 to 1, rounded to four decimals: less than a pixel of any image. */
const fraction = z
  .number()
  .min(0)
  .max(1)
  .overwrite((part) => Math.round(part * 10_000) / 10_000);

/** The writable fields of an image. */
export const imageWritable = {
  alt: field.line(160),
  credit: field.line(160).nullable(),
  focalX: fraction,
  focalY: fraction,
  usage: z.enum(imageUsages),
  locationIds: z.array(field.Id).max(50),
  tags: z.array(field.line(40, 1)).max(30),
  shown: z.boolean(),
};
