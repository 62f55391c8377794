import { tripRequestLimits as limits } from '@farwend/api-contract/rules';
import { cleanText, countCharacters } from '../cleanText.ts';
import { addDays, addMonths, isIsoDate } from '../dates.ts';
import { formatLongDate } from '../formatDates.ts';
import type { TripRequestForm } from '../form.ts';
import type { MinimumStay } from '../minimumStay.ts';
import { fieldProblem, type StepProblem } from './problem.ts';

/** What the rules of the first step need besides the answers. */
export interface DetailsRuleOptions {
  /** Today, yyyy-mm-dd. */
  today: string;
  /** The minimum stay and the country that requires it. */
  minimum: MinimumStay;
}

/** Checks destinations, dates and party. */
export function checkDetails(form: TripRequestForm, { today, minimum }: DetailsRuleOptions): StepProblem[] {
  return [
    ...checkDestinations(form),
    ...checkDeparture(form.departureDate, today),
    ...checkNights(form.totalNights, minimum),
    ...checkAdults(form),
    ...checkChildren(form),
  ];
}

function checkDestinations({ destinationNames, destinationOpen }: TripRequestForm): StepProblem[] {
  if (destinationOpen) return [];
  const names = destinationNames.map(cleanText);
  const lowerCaseNames = names.map((name) => name.toLocaleLowerCase('en'));
  if (lowerCaseNames.every((name) => name === ''))
    return [fieldProblem('destinationNames', 'required', 'Enter at least one destination, or choose I am not sure yet')];
  if (lowerCaseNames.filter(Boolean).length > limits.destinations)
    return [fieldProblem('destinationNames', 'tooMany', `You can add up to ${limits.destinations} destinations`)];
  return names.flatMap((name, row) => {
    const report = (code: string, message: string) => [{ ...fieldProblem('destinationNames', code, message), row }];
    if (countCharacters(name) > limits.destinationLength)
      return report('tooLong', `Destination must be ${limits.destinationLength} characters or less. You can tell us more on the next step`);
    const isDuplicate = name !== '' && lowerCaseNames.indexOf(lowerCaseNames[row] ?? '') < row;
    return isDuplicate ? report('duplicate', `${name} is already on your list`) : [];
  });
}

function checkDeparture(date: string, today: string): StepProblem[] {
  const latest = addMonths(today, limits.maxMonthsAhead);
  const report = (code: string, message: string) => [fieldProblem('departureDate', code, message)];
  if (date.trim() === '') return report('required', 'Enter your departure date');
  if (!isIsoDate(date)) return report('format', 'Departure date must be a real date, like 5 March 2027');
  if (date <= today) return report('past', 'Departure date must be in the future');
  if (date > latest) return report('far', `Departure date must be before ${formatLongDate(addDays(latest, 1))}`);
  return [];
}

function checkNights(count: number, minimum: MinimumStay): StepProblem[] {
  const report = (code: string, message: string) => [fieldProblem('totalNights', code, message)];
  const suffix = minimum.country === null ? '' : ` for ${minimum.country}`;
  if (count === 0) return report('required', 'Enter how many nights you would like to travel');
  if (!Number.isInteger(count)) return report('format', 'Number of nights must be a number, like 10');
  if (count < minimum.nights) return report('tooSmall', `Number of nights must be ${minimum.nights} or more${suffix}`);
  if (count > limits.maxNights)
    return report('tooBig', `Number of nights must be ${limits.maxNights} or less. For a longer journey, call us`);
  return [];
}

function checkAdults({ numberOfAdults, adultAgeGroups }: TripRequestForm): StepProblem[] {
  const count = Number(numberOfAdults);
  if (!Number.isInteger(count) || count < 1 || count > limits.maxAdults)
    return [fieldProblem('numberOfAdults', 'required', 'Select how many adults are travelling')];
  if (adultAgeGroups.length > count) return [fieldProblem('adultAgeGroups', 'tooMany', formatTooManyGroups(count, 'adult', 'adults'))];
  return [];
}

function checkChildren(form: TripRequestForm): StepProblem[] {
  if (form.travelingWithChildren === null)
    return [fieldProblem('travelingWithChildren', 'required', 'Select yes if children are travelling with you')];
  if (!form.travelingWithChildren) return [];
  return [...checkChildCount(form.numberOfChildren), ...checkChildAgeGroups(form)];
}

function checkChildCount(count: number | null): StepProblem[] {
  if (!count || !Number.isInteger(count)) return [fieldProblem('numberOfChildren', 'required', 'Enter how many children are travelling')];
  if (count > limits.maxChildren)
    return [
      fieldProblem('numberOfChildren', 'tooBig', `Number of children must be ${limits.maxChildren} or less. For a larger party, call us`),
    ];
  return [];
}

function checkChildAgeGroups({ numberOfChildren, childAgeGroups }: TripRequestForm): StepProblem[] {
  if (childAgeGroups.length === 0) return [fieldProblem('childAgeGroups', 'required', 'Select at least one age group for the children')];
  if (numberOfChildren && childAgeGroups.length > numberOfChildren)
    return [fieldProblem('childAgeGroups', 'tooMany', formatTooManyGroups(numberOfChildren, 'child', 'children'))];
  return [];
}

function formatTooManyGroups(count: number, one: string, many: string): string {
  return count === 1 ? `Select no more than 1 age group for 1 ${one}` : `Select no more than ${count} age groups for ${count} ${many}`;
}
