import { expect, test } from '@jest/globals';
import { buildFunnel } from './funnel.ts';
import type { EventCount } from './countFunnel.sql.ts';

const event = (type: string, count: number, step: number | null = null, field: string | null = null): EventCount => ({
  type: `TripRequest${type}`,
  step,
  field,
  count,
});
const nothingSent = { submitted: 0, submittedUSD: 0, booked: 0, bookedUSD: 0 };

test('steps in their order, with what was left where', () => {
  const funnel = buildFunnel({
    events: [
      event('FormStart', 40, 1),
      event('StepStart', 40, 1),
      event('StepComplete', 30, 1),
      event('Abandon', 6, 1, 'departureDate'),
      event('Abandon', 2, 1, 'totalNights'),
      event('FormError', 9, 1, 'totalNights'),
      event('StepStart', 30, 2),
    ],
    sent: { ...nothingSent, submitted: 10, submittedUSD: 160_000 },
  });
  expect(funnel).toMatchObject({ started: 40, submitted: 10, submissionShare: 0.25, submittedUSD: 160_000 });
  expect(funnel.steps.map(({ name }) => name)).toEqual(['details', 'style', 'budget', 'contact']);
  expect(funnel.steps[0]).toMatchObject({ started: 40, completed: 30, abandoned: 8, completionShare: 0.75 });
  expect(funnel.steps[0]?.fields).toEqual([
    { name: 'departureDate', abandoned: 6, errors: 0 },
    { name: 'totalNights', abandoned: 2, errors: 9 },
  ]);
});

test('where nobody was there is no share', () => {
  const { steps, submissionShare } = buildFunnel({ events: [], sent: nothingSent });
  expect(submissionShare).toBeNull();
  expect(steps.every(({ completionShare, fields }) => completionShare === null && fields.length === 0)).toBe(true);
});
