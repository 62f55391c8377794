import { budgetOptions } from '@farwend/design-system';
import { formatDollars } from '#src/content/formats.ts';
import { budgetFlexibilityLabels, comfortLabels, paceLabels } from './answerLabels.data.ts';
import { isIsoDate } from './dates.ts';
import { formatLongDate } from './formatDates.ts';
import type { FieldName, TripRequestForm } from './form.ts';
import { parseDollars } from './parseDollars.ts';
import { formatMonth, formatSeason } from './seasons.ts';
import { tripTypeCards } from './steps/tripTypes.data.ts';

/** An answer in words. */
export interface DescribedAnswer {
  /** The field to which changing it leads. */
  field: FieldName;
  /** What it is about: "Nights". */
  name: string;
  /** Ends the sentence "Change …" for those who do not see the name. */
  object: string;
  /** The answer; "" if there is none. */
  value: string;
}

/** Describes the answers of the steps before the last, in their order. */
export function describeAnswers(form: TripRequestForm): DescribedAnswer[] {
  return [...describeDetails(form), ...describeStyle(form), ...describeBudget(form), ...describePerson(form)];
}

function describeDetails(form: TripRequestForm): DescribedAnswer[] {
  const { basedOnItinerary, requestedCompany, mayAskOthers, totalNights } = form;
  return [
    ...(basedOnItinerary
      ? [{ field: 'basedOnItinerary' as const, name: 'Itinerary', object: 'the itinerary', value: basedOnItinerary.title }]
      : []),
    ...(requestedCompany
      ? [
          {
            field: 'mayAskOthers' as const,
            name: 'Company',
            object: 'the company',
            value: `${requestedCompany.name}${mayAskOthers ? ', and others like it' : ' alone'}`,
          },
        ]
      : []),
    { field: 'destinationNames', name: 'Where', object: 'the places', value: describePlaces(form) },
    { field: 'departureDate', name: 'When', object: 'the date', value: describeDeparture(form) },
    { field: 'totalNights', name: 'Nights', object: 'the number of nights', value: totalNights > 0 ? String(totalNights) : '' },
    { field: 'numberOfAdults', name: 'Adults', object: 'the adults', value: describeAdults(form) },
    { field: 'travelingWithChildren', name: 'Children', object: 'the children', value: describeChildren(form) },
  ];
}

function describeStyle({ tripType, tripDescription, comfort, rooms, pace }: TripRequestForm): DescribedAnswer[] {
  const labels = tripTypeCards.filter(({ value }) => tripType.includes(value)).map(({ label }) => label);
  return [
    { field: 'tripType', name: 'Kind of trip', object: 'the kind of trip', value: labels.join(', ') },
    { field: 'tripDescription', name: 'In your words', object: 'what you told us', value: tripDescription.trim() },
    { field: 'comfort', name: 'How to stay', object: 'how to stay', value: labelOf(comfortLabels, comfort) },
    { field: 'rooms', name: 'Rooms', object: 'the rooms', value: rooms },
    { field: 'pace', name: 'Pace', object: 'the pace', value: labelOf(paceLabels, pace) },
  ];
}

function describeBudget(form: TripRequestForm): DescribedAnswer[] {
  const { budgetPerPersonUSD, ownBudgetPerPersonUSD, budgetIncludesFlights, budgetFlexibility } = form;
  const own = parseDollars(ownBudgetPerPersonUSD);
  const band = budgetPerPersonUSD > 0 ? (budgetOptions().find(({ value }) => value === budgetPerPersonUSD)?.label ?? '') : '';
  const budget = own ? formatDollars(own) : band;
  return [
    {
      field: own ? 'ownBudgetPerPersonUSD' : 'budgetPerPersonUSD',
      name: 'Budget per person',
      object: 'the budget',
      value: budget && budgetIncludesFlights ? `${budget}, with international flights` : budget,
    },
    {
      field: 'budgetFlexibility',
      name: 'How flexible',
      object: 'the flexibility of the budget',
      value: budgetFlexibility === null ? '' : budgetFlexibilityLabels[budgetFlexibility],
    },
  ];
}

function describePerson({ traveler: { firstName, lastName, email } }: TripRequestForm): DescribedAnswer[] {
  return [
    { field: 'firstName', name: 'Name', object: 'your name', value: `${firstName} ${lastName}`.trim() },
    { field: 'email', name: 'Email', object: 'your email address', value: email.trim() },
  ];
}

function describePlaces({ destinationNames, destinationOpen }: TripRequestForm): string {
  if (destinationOpen) return 'Not sure yet';
  return new Intl.ListFormat('en-GB').format(destinationNames.map((name) => name.trim()).filter(Boolean));
}

function describeDeparture({ departureDate, flexibleDepartureDate, departureSpan }: TripRequestForm): string {
  if (!isIsoDate(departureDate)) return '';
  if (departureSpan === 'SEASON') return formatSeason(departureDate);
  if (departureSpan === 'MONTH') return formatMonth(departureDate, true);
  return flexibleDepartureDate ? `Around ${formatLongDate(departureDate)}` : formatLongDate(departureDate);
}

function describeAdults({ numberOfAdults, adultAgeGroups }: TripRequestForm): string {
  if (numberOfAdults === '') return '';
  return withAges(numberOfAdults === '16' ? '16 or more' : numberOfAdults, adultAgeGroups);
}

function describeChildren({ travelingWithChildren, numberOfChildren, childAgeGroups }: TripRequestForm): string {
  if (travelingWithChildren === null) return '';
  if (!travelingWithChildren) return 'None';
  return numberOfChildren ? withAges(String(numberOfChildren), childAgeGroups) : '';
}

function withAges(count: string, groups: readonly string[]): string {
  return groups.length > 0 ? `${count}, aged ${groups.map((group) => group.replace('-', '–')).join(', ')}` : count;
}

/** The label of a choice; "" if none was made. */
function labelOf(labels: Readonly<Record<string, string>>, choice: string): string {
  return Object.hasOwn(labels, choice) ? (labels[choice] ?? '') : '';
}
