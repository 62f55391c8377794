import { z } from 'zod';
import { get } from '../call.ts';
import { staff } from '../roles.ts';
import * as field from '../schemas.ts';

const Share = z.number().min(0).max(1).nullable().describe('0 to 1; null if nobody reached this step');

/** How far forms progressed in a period. */
const TripRequestFunnel = z
  .object({
    from: field.Day,
    to: field.Day,
    formVersion: z.string().nullable().describe('trf6d on desktops, trf6mt in smaller windows; null for all'),
    started: z.int().describe('Forms in which at least one answer was given'),
    steps: z
      .array(
        z.object({
          step: z.int().min(1).max(4),
          name: z.enum(['details', 'style', 'budget', 'contact']),
          started: z.int(),
          completed: z.int(),
          abandoned: z.int().describe('Forms abandoned at this step'),
          completionShare: Share.describe('completed divided by started'),
          fields: z
            .array(
              z.object({
                name: z.string().describe('Name of the last input touched, without its index'),
                abandoned: z.int().describe('Forms abandoned after it'),
                errors: z.int().describe('Number of validation messages shown at it'),
              }),
            )
            .describe('The inputs with the most abandoned forms and errors, most frequent first'),
        }),
      )
      .describe('The four steps, in order'),
    completed: z.int().describe('Forms whose contact step was completed'),
    submitted: z.int(),
    thanked: z.int().describe('Views of the thank-you page'),
    submissionShare: Share.describe('submitted divided by started'),
    submittedUSD: z.int().describe('Value of the submitted requests: budget per person times number of people, US dollars'),
    booked: z.int().describe('Requests of this period that have been booked since'),
    bookedUSD: z.int().describe('Their quoted totals, or otherwise their budgets, US dollars'),
  })
  .meta({ id: 'TripRequestFunnel' });

export const tripRequestFunnel = {
  read: get('/v3/trip_request_funnel', 'Read the funnel of the trip request form', {
    access: staff,
    query: z.object({
      from: field.Day.optional().describe('First day, UTC; default: 30 days ago'),
      to: field.Day.optional().describe('Last day, UTC; default: today. At most 366 days after the first'),
      formVersion: z.string().max(40).optional().describe('Only forms of this version'),
    }),
    reply: TripRequestFunnel,
    description: 'Computed from the events of the form, each counted once per form, by step and by the last input touched.',
  }),
};
