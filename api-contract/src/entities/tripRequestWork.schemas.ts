import { z } from 'zod';
import * as field from '../schemas.ts';
import { CarePerson } from './carePerson.schemas.ts';
import { dueFields } from './dueTimes.schemas.ts';

const Question = z.object({
  text: z.string(),
  askedAt: field.Timestamp,
  answer: z
    .string()
    .nullable()
    .describe('The note with which the traveler moved the request back to SCREENING; null before, or without one'),
  answeredAt: field.Timestamp.nullable(),
});

/** The fields of a trip request that tell what is to be done, and who does it. */
export const workFields = {
  carePerson: CarePerson.nullable()
    .optional()
    .describe('Who of our team looks after the request, in the answer to reading one; null while nobody does'),
  ...dueFields('Staff only'),
  snoozedUntil: field.Timestamp.nullable()
    .optional()
    .describe('Staff only: until when our team need not look at it; null a minute after, and after a move to another status'),
  question: Question.nullable().optional().describe('Staff and travelers: what care asked last, and the answer'),
  leadScore: z.number().nullable().optional().describe('Staff only: the score LEAD_QUALITY, 0 to 100; null before it is scored'),
  missingMatches: z
    .int()
    .optional()
    .describe(
      'Staff only: how many more partners a qualified request may be proposed to; 0 before it is qualified and once it is booked or closed',
    ),
};
