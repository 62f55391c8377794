import { z } from 'zod';
import * as field from '../schemas.ts';
import { tripRequestStatuses } from '../statuses/tripRequest.ts';

/** Why two travelers may be the same person. */
export const personDuplicateReasons = ['EMAIL', 'PHONE', 'NAME'] as const;
/** Why two trip requests may ask for the same trip. */
export const tripRequestDuplicateReasons = ['TRAVELER', ...personDuplicateReasons, 'DATES', 'PLACE'] as const;

/** A traveler who may be the same person as another. */
export const TravelerDuplicate = z
  .object({
    id: field.Id,
    givenName: z.string(),
    familyName: z.string(),
    email: z.string(),
    reasons: z
      .array(z.enum(personDuplicateReasons))
      .describe(
        'EMAIL: the same mailbox, whatever follows a plus; PHONE: the same digits; NAME: both names, in the same country of residence',
      ),
    createdAt: field.Timestamp,
  })
  .meta({ id: 'TravelerDuplicate' });

/** A trip request that may ask for the same trip as another. */
export const TripRequestDuplicate = z
  .object({
    id: field.Id,
    reference: z.string(),
    tripTitle: z.string(),
    status: z.enum(tripRequestStatuses),
    submittedAt: field.Timestamp.nullable(),
    reasons: z
      .array(z.enum(tripRequestDuplicateReasons))
      .describe(
        'TRAVELER, EMAIL, PHONE, NAME: the same or a like person; DATES: departs within three days; PLACE: a destination or country in common',
      ),
  })
  .meta({ id: 'TripRequestDuplicate' });
