import { z } from 'zod';
import { get } from '../call.ts';
import { staff } from '../roles.ts';
import * as field from '../schemas.ts';

const Share = z.number().min(0).max(1).nullable().describe('0 to 1; null when nobody came this far');

/** How many forms came how far in some days. */
const TripRequestFunnel = z
  .object({
    from: field.Day,
    to: field.Day,
    formVersion: z.string().nullable().describe('trf6d from a desktop, trf6mt from smaller windows; null: all'),
    started: z.int().describe('Forms in which something was answered'),
    steps: z
      .array(
        z.object({
          step: z.int().min(1).max(4),
          name: z.enum(['details', 'style', 'budget', 'contact']),
          started: z.int(),
          completed: z.int(),
          abandoned: z.int().describe('Forms that were last left here'),
          completionShare: Share.describe('completed of started'),
          fields: z
            .array(
              z.object({
                name: z.string().describe('The input touched last, without its qualifier'),
                abandoned: z.int().describe('Forms left after it'),
                errors: z.int().describe('Messages shown at it'),
              }),
            )
            .describe('The inputs where people left or were stopped, most first'),
        }),
      )
      .describe('The four steps, in their order'),
    completed: z.int().describe('Forms whose contact step was finished'),
    submitted: z.int(),
    thanked: z.int().describe('Arrivals on the thank-you page'),
    submissionShare: Share.describe('submitted of started'),
    submittedUSD: z.int().describe('Value of what was sent: budget per person times people'),
    booked: z.int().describe('Requests sent in these days that were booked since'),
    bookedUSD: z.int().describe('Their totals as quoted, or else as budgeted'),
  })
  .meta({ id: 'TripRequestFunnel' });

export const tripRequestFunnel = {
  read: get('/v3/trip_request_funnel', 'Read how far trip request forms come', {
    access: staff,
    query: z.object({
      from: field.Day.optional().describe('First day, UTC; 30 days ago when absent'),
      to: field.Day.optional().describe('Last day, UTC; today when absent. At most 366 days after the first'),
      formVersion: z.string().max(40).optional().describe('Only forms of this version'),
    }),
    reply: TripRequestFunnel,
    description: 'Counted from the events of the form, each of which is told once a form; by step and by the input touched last.',
  }),
};
