import { latestToday, monthsAgo } from '#src/kernel/today.ts';
import { type PublishRequirement, requireField } from '#src/publishing/publishRequirements.ts';
import type { ItineraryFields } from './itineraryFields.ts';

const VALID_MONTHS = 12;

/** A price that was confirmed lately, or a note that says what it depends on. */
export const priceRequirements: readonly PublishRequirement<ItineraryFields>[] = [
  requireField(
    '/priceFromPerPersonUSD',
    'Enter the price, or say in priceNote what it depends on',
    (fields) => fields.priceFromPerPersonUSD !== null || hasNote(fields),
  ),
  requireField(
    '/priceCheckedOn',
    'Enter the day on which the price was confirmed, or say in priceNote what it depends on',
    (fields) => fields.priceFromPerPersonUSD === null || fields.priceCheckedOn !== null || hasNote(fields),
  ),
  requireField(
    '/priceCheckedOn',
    `The price was confirmed more than ${VALID_MONTHS} months ago. Confirm it and enter the day, or say in priceNote what it depends on`,
    (fields) => fields.priceCheckedOn === null || fields.priceCheckedOn >= monthsAgo(VALID_MONTHS) || hasNote(fields),
    'tooSmall',
  ),
  requireField(
    '/priceCheckedOn',
    'Enter the day on which the price was confirmed: today or earlier',
    ({ priceCheckedOn }) => priceCheckedOn === null || priceCheckedOn <= latestToday(),
    'tooBig',
  ),
];

function hasNote({ priceNote }: ItineraryFields): boolean {
  return priceNote !== null && priceNote.trim() !== '';
}
