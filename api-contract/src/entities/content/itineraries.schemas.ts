import { z } from 'zod';
import { priceLineKinds } from '#src/rules/priceLines.ts';
import * as field from '#src/schemas.ts';
import { Image, ImageChoice } from '../images.schemas.ts';
import { Rich, RichTextInput } from './richText.ts';

const stay = z.strictObject({
  name: field.line(120).optional().describe('Name of the house'),
  category: z.enum(['HOTEL', 'LODGE', 'CAMP', 'VILLA', 'RYOKAN', 'SHIP', 'TRAIN', 'OTHER']),
  nights: z.int().min(1).max(60).optional().describe('How many nights in a row are spent there'),
  beds: z.int().min(1).max(2000).optional().describe('How many beds the house has'),
  note: field.paragraphs(600).optional().describe('Why this house, in a sentence'),
});
const priceLine = z.strictObject({
  kind: z
    .enum(priceLineKinds)
    .describe('Stays with their meals, transport on the way, guides, park and entrance fees, or planning and care on the way'),
  amountUSD: field.Usd,
});
const lat = z.number().min(-90).max(90);
const lng = z.number().min(-180).max(180);
/** Where a transfer begins or ends, for the map. */
const transferPoint = z.strictObject({
  lat,
  lng,
  locationId: field.Id.optional().describe('UUID of the location, where it is one'),
});
const transfer = z.strictObject({
  mode: z.enum(['CAR', 'FLIGHT', 'TRAIN', 'BOAT', 'HELICOPTER', 'WALK']),
  from: field.line(120, 1),
  to: field.line(120, 1),
  fromPoint: transferPoint.optional().describe('Coordinates of where it begins'),
  toPoint: transferPoint.optional().describe('Coordinates of where it ends'),
  via: z
    .array(z.strictObject({ lat, lng }))
    .max(30)
    .optional()
    .describe('Points on the way, in order: capes that a boat rounds, passes of a road'),
  durationMinutes: z.int().min(1).max(4320).optional(),
  distanceKm: z.int().min(0).max(20_000).optional(),
});
const activity = z.strictObject({
  title: field.line(120, 1),
  durationHours: z.number().min(0.25).max(24).optional(),
  optional: z.boolean().optional(),
});
const day = {
  dayNumber: z.int().min(1).max(61),
  title: field.line(100, 3),
  locationIds: z.array(field.Id).min(1).max(5).describe('UUIDs of the locations of the day'),
  meals: z
    .array(z.enum(['B', 'L', 'D']))
    .max(3)
    .describe('Meals included: breakfast, lunch, dinner'),
  activities: z.array(activity).max(8),
  transfers: z.array(transfer).max(6),
};

/** A day in a request body. */
const ItineraryDayInput = z.strictObject({
  ...day,
  description: RichTextInput,
  overnightLocationId: field.Id.nullish().describe('UUID of the location of the overnight stay'),
  stay: stay.nullish(),
  meals: day.meals.default([]),
  activities: day.activities.default([]),
  transfers: day.transfers.default([]),
  images: z.array(ImageChoice).max(6).default([]),
});
/** A day in a response. */
export const ItineraryDay = z
  .object({
    ...day,
    description: Rich,
    overnightLocationId: field.Id.nullish().describe('UUID of the location of the overnight stay'),
    stay: stay.nullish(),
    images: z.array(Image),
  })
  .meta({ id: 'ItineraryDay' });

/** The writable fields that only itineraries have. */
export const itineraryWritable = {
  companyId: field.Id.nullable().describe('UUID of the company page of the partner that plans it'),
  nights: z.int().min(1).max(60),
  days: z.array(ItineraryDayInput).max(61).describe('As many days as nights, or one more, numbered from 1 without gaps'),
  startAirportId: field.Id.nullable().describe('UUID of an airport'),
  endAirportId: field.Id.nullable().describe('UUID of an airport'),
  pace: z.enum(['RELAXED', 'MODERATE', 'ACTIVE']),
  difficulty: z.int().min(1).max(5),
  comfort: z.enum(['SUPERIOR', 'LUXURY', 'ULTRA']),
  priceFromPerPersonUSD: field.Usd.nullable(),
  priceToPerPersonUSD: field.Usd.nullable().describe('Whole US dollars, at least priceFromPerPersonUSD'),
  priceLines: z
    .array(priceLine)
    .max(priceLineKinds.length)
    .describe('What the price is made of, each kind once: the amounts add up to priceFromPerPersonUSD exactly. Empty: not told')
    .meta({
      examples: [
        [
          { kind: 'STAYS', amountUSD: 5200 },
          { kind: 'GUIDES', amountUSD: 900 },
        ],
      ],
    }),
  priceBasis: z.enum(['PER_PERSON_SHARING', 'PER_PERSON', 'PER_GROUP']),
  priceNote: field.paragraphs(400).nullable(),
  priceCheckedOn: field.Day.nullable().describe('Day on which the price was last confirmed, yyyy-mm-dd'),
  included: z.array(field.line(160, 1)).max(30),
  excluded: z.array(field.line(160, 1)).max(30),
  bestMonths: z.array(z.int().min(1).max(12)).max(12),
  monthReasons: z
    .array(z.strictObject({ months: z.array(z.int().min(1).max(12)).min(1).max(12), reason: field.line(200, 1) }))
    .max(12)
    .describe('Why in months that the guide to a country on the way does not advise; its page prints them'),
  childFriendly: z.boolean(),
  minChildAge: z.int().min(0).max(17).nullable(),
  partyMin: z.int().min(1).max(60),
  partyMax: z.int().min(1).max(60),
  mapMode: z.enum(['AUTO', 'NONE']),
};
