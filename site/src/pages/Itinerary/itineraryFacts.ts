import type { Contract, ReplyOf } from '@farwend/api-contract';
import { priceLineKinds, priceLineNames } from '@farwend/api-contract/rules';
import { formatAmount, formatNights } from '#src/content/formatAmount.ts';
import { formatDay, formatDollars, formatMonths } from '#src/content/formats.ts';
import { describeChildren, paceNames } from '#src/content/itineraryWords.ts';

type Itinerary = ReplyOf<Contract['itineraries']['read']>;
/** A labelled fact. */
export interface FactText {
  name: string;
  value: string;
  note?: string;
}

/** Builds the key facts below the title. */
export function buildKeyFacts(itinerary: Itinerary): FactText[] {
  const { nights, priceFromPerPersonUSD: from, priceBasis, bestMonths, partyMin, partyMax } = itinerary;
  return [
    { name: 'Length', value: formatNights(nights) },
    ...(from === null ? [] : [{ name: 'Price', value: `from ${formatDollars(from)}`, note: bases[priceBasis] }]),
    ...(bestMonths.length > 0 ? [{ name: 'At its best', value: formatMonths(bestMonths) }] : []),
    { name: 'Party', value: formatAmount(partyMin === partyMax ? partyMax : `${partyMin} to ${partyMax}`, 'people') },
  ];
}

/** Builds the price with its basis, note and date of checking; null if there is no price. */
export function buildPriceFacts(
  itinerary: Itinerary,
): { amount: string; basis: string; note: string | null; checked: string | null } | null {
  const { priceFromPerPersonUSD: from, priceToPerPersonUSD: to, priceBasis, priceNote: note, priceCheckedOn } = itinerary;
  if (from === null) return null;
  return {
    amount: to !== null && to > from ? `${formatDollars(from)} to ${formatDollars(to)}` : `from ${formatDollars(from)}`,
    basis: bases[priceBasis],
    note,
    checked: priceCheckedOn === null ? null : `Checked on ${formatDay(priceCheckedOn)}`,
  };
}

/** What a price is made of, and what it comes to. */
export interface PriceTableFacts {
  lines: { name: string; amount: string }[];
  /** `From, a person, two sharing`. */
  basis: string;
  total: string;
}

/** Builds the lines of the price in their order; null if they are not told. */
export function buildPriceTable({ priceLines, priceFromPerPersonUSD: from, priceBasis }: Itinerary): PriceTableFacts | null {
  if (from === null || priceLines.length === 0) return null;
  return {
    lines: priceLineKinds.flatMap((kind) =>
      priceLines
        .filter((line) => line.kind === kind)
        .map(({ amountUSD }) => ({ name: priceLineNames[kind], amount: formatDollars(amountUSD) })),
    ),
    basis: `From, ${bases[priceBasis]}`,
    total: formatDollars(from),
  };
}

/** Builds the facts about pace, comfort, effort and children. */
export function buildDetails({ pace, comfort, difficulty, childFriendly, minChildAge }: Itinerary): FactText[] {
  return [
    { name: 'Pace', value: paceNames[pace] },
    { name: 'Comfort', value: comforts[comfort] },
    { name: 'On foot', value: efforts[difficulty - 1] ?? 'Easy' },
    { name: 'Children', value: describeChildren(childFriendly, minChildAge) },
  ];
}

const bases = { PER_PERSON_SHARING: 'a person, two sharing', PER_PERSON: 'a person', PER_GROUP: 'for the whole party' } as const;
const comforts = { SUPERIOR: 'Good and simple', LUXURY: 'Fine', ULTRA: 'The finest there is' } as const;
const efforts = ['Hardly at all', 'Easy', 'An hour or two', 'Long days', 'For the fit'];
