import type { Contract, ReplyOf } from '@farwend/api-contract';
import { dayText, dollars, monthsText, nightsText } from '#src/content/figures.ts';

type Itinerary = ReplyOf<Contract['itineraries']['read']>;
/** One fact in words. */
export interface FactText {
  name: string;
  value: string;
  note?: string;
}

/** What is asked first, for the line below the title. */
export function keyFacts({ nights, priceFromPerPersonUSD: from, priceBasis, bestMonths, partyMin, partyMax }: Itinerary): FactText[] {
  return [
    { name: 'Length', value: nightsText(nights) },
    ...(from === null ? [] : [{ name: 'Price', value: `from ${dollars(from)}`, note: bases[priceBasis] }]),
    ...(bestMonths.length > 0 ? [{ name: 'At its best', value: monthsText(bestMonths) }] : []),
    { name: 'Party', value: partyMin === partyMax ? `${partyMin} people` : `${partyMin} to ${partyMax} people` },
  ];
}

/** What it costs, with everything that must be known beside it; null when no price is given. */
export function priceFacts(itinerary: Itinerary): { amount: string; basis: string; note: string | null; checked: string | null } | null {
  const { priceFromPerPersonUSD: from, priceToPerPersonUSD: to, priceBasis, priceNote: note, priceCheckedOn } = itinerary;
  if (from === null) return null;
  return {
    amount: to !== null && to > from ? `${dollars(from)} to ${dollars(to)}` : `from ${dollars(from)}`,
    basis: bases[priceBasis],
    note,
    checked: priceCheckedOn === null ? null : `Checked on ${dayText(priceCheckedOn)}`,
  };
}

/** How one travels on it. */
export function wayFacts({ pace, comfort, difficulty, childFriendly, minChildAge }: Itinerary): FactText[] {
  return [
    { name: 'Pace', value: paces[pace] },
    { name: 'Comfort', value: comforts[comfort] },
    { name: 'On foot', value: efforts[difficulty - 1] ?? 'Easy' },
    {
      name: 'Children',
      value: !childFriendly ? 'Not on this one' : minChildAge === null ? 'Of any age' : `From ${minChildAge} years`,
    },
  ];
}

const bases = { PER_PERSON_SHARING: 'a person, two sharing', PER_PERSON: 'a person', PER_GROUP: 'for the whole party' } as const;
const paces = { RELAXED: 'Unhurried', MODERATE: 'Steady', ACTIVE: 'Something every day' } as const;
const comforts = { SUPERIOR: 'Good and simple', LUXURY: 'Fine', ULTRA: 'The finest there is' } as const;
const efforts = ['Hardly at all', 'Easy', 'An hour or two', 'Long days', 'For the fit'];
