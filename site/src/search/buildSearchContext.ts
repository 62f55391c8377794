import type { Contract, ReplyOf } from '@farwend/api-contract';
import { formatMonth } from '#src/content/formats.ts';
import type { TripContext } from '#src/trip-context/TripContext.ts';
import type { SearchPageQuery } from './searchQuery.ts';

type Meaning = ReplyOf<Contract['search']['find']>['understood'][number];

/** What the form is begun with after a search: what was understood, and the words themselves where no place was. */
export function buildSearchContext({ q, month, tripType }: SearchPageQuery, understood: readonly Meaning[]): TripContext {
  const labelOf = (kind: Meaning['kind']) => understood.find((meaning) => meaning.kind === kind)?.label;
  const nights = /^(\d{1,2}) nights$/.exec(labelOf('nights') ?? '')?.[1];
  return {
    place: labelOf('country') ?? labelOf('place') ?? (understood.length === 0 ? q : undefined),
    month: month === undefined ? findMonth(labelOf('month')) : Number(month),
    tripType,
    nights: nights === undefined ? undefined : Number(nights),
  };
}

function findMonth(name: string | undefined): number | undefined {
  const index = Array.from({ length: 12 }, (_, i) => formatMonth(i + 1)).indexOf(name ?? '');
  return index < 0 ? undefined : index + 1;
}
