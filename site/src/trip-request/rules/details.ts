import { tripRequestLimits as limits } from '@farwend/api-contract/rules';
import { addDays, addMonths, isDay, longDate } from '../dates.ts';
import type { TripRequestForm } from '../form.ts';
import type { Minimum } from '../minimumStay.ts';
import { problem, type StepError } from './problem.ts';

/** What the rules of the first step need to know beside the answers. */
export interface DetailsFacts {
  /** The day it is, yyyy-mm-dd. */
  today: string;
  /** The shortest stay, and the country that asks for it. */
  minimum: Minimum;
}

/** Where, when and who. */
export function checkDetails(form: TripRequestForm, { today, minimum }: DetailsFacts): StepError[] {
  return [
    ...destinations(form),
    ...departure(form.departureDate, today),
    ...nights(form.totalNights, minimum),
    ...adults(form),
    ...children(form),
  ];
}

function destinations({ destinationNames, destinationOpen }: TripRequestForm): StepError[] {
  if (destinationOpen) return [];
  const names = destinationNames.map((name) => name.trim());
  const plain = names.map((name) => name.toLocaleLowerCase('en'));
  if (plain.every((name) => name === ''))
    return [problem('destinationNames', 'required', 'Enter at least one destination, or choose I am not sure yet')];
  if (plain.filter(Boolean).length > limits.destinations)
    return [problem('destinationNames', 'tooMany', `You can add up to ${limits.destinations} destinations`)];
  return names.flatMap((name, row) =>
    name !== '' && plain.indexOf(plain[row] ?? '') < row
      ? [{ ...problem('destinationNames', 'duplicate', `${name} is already on your list`), row }]
      : [],
  );
}

function departure(date: string, today: string): StepError[] {
  const latest = addMonths(today, limits.maxMonthsAhead);
  const wrong = (code: string, message: string) => [problem('departureDate', code, message)];
  if (date.trim() === '') return wrong('required', 'Enter your departure date');
  if (!isDay(date)) return wrong('format', 'Departure date must be a real date, like 5 March 2027');
  if (date <= today) return wrong('past', 'Departure date must be in the future');
  if (date > latest) return wrong('far', `Departure date must be before ${longDate(addDays(latest, 1))}`);
  return [];
}

function nights(count: number, minimum: Minimum): StepError[] {
  const wrong = (code: string, message: string) => [problem('totalNights', code, message)];
  const place = minimum.country === null ? '' : ` for ${minimum.country}`;
  if (count === 0) return wrong('required', 'Enter how many nights you would like to travel');
  if (!Number.isInteger(count)) return wrong('format', 'Number of nights must be a number, like 10');
  if (count < minimum.nights) return wrong('tooSmall', `Number of nights must be ${minimum.nights} or more${place}`);
  if (count > limits.maxNights)
    return wrong('tooBig', `Number of nights must be ${limits.maxNights} or less. For a longer journey, call us`);
  return [];
}

function adults({ numberOfAdults, adultAgeGroups }: TripRequestForm): StepError[] {
  const count = Number(numberOfAdults);
  if (!Number.isInteger(count) || count < 1 || count > limits.maxAdults)
    return [problem('numberOfAdults', 'required', 'Select how many adults are travelling')];
  if (adultAgeGroups.length > count) return [problem('adultAgeGroups', 'tooMany', tooManyGroups(count, 'adult', 'adults'))];
  return [];
}

function children(form: TripRequestForm): StepError[] {
  if (form.travelingWithChildren === null)
    return [problem('travelingWithChildren', 'required', 'Select yes if children are travelling with you')];
  if (!form.travelingWithChildren) return [];
  return [...childCount(form.numberOfChildren), ...childGroups(form)];
}

function childCount(count: number | null): StepError[] {
  if (!count || !Number.isInteger(count)) return [problem('numberOfChildren', 'required', 'Enter how many children are travelling')];
  if (count > limits.maxChildren)
    return [problem('numberOfChildren', 'tooBig', `Number of children must be ${limits.maxChildren} or less. For a larger party, call us`)];
  return [];
}

function childGroups({ numberOfChildren, childAgeGroups }: TripRequestForm): StepError[] {
  if (childAgeGroups.length === 0) return [problem('childAgeGroups', 'required', 'Select at least one age group for the children')];
  if (numberOfChildren && childAgeGroups.length > numberOfChildren)
    return [problem('childAgeGroups', 'tooMany', tooManyGroups(numberOfChildren, 'child', 'children'))];
  return [];
}

function tooManyGroups(count: number, one: string, many: string): string {
  return count === 1 ? `Select no more than 1 age group for 1 ${one}` : `Select no more than ${count} age groups for ${count} ${many}`;
}
