import type { Contract, ReplyOf } from '@farwend/api-contract';
import { formatMonths, formatNightRange } from '#src/content/formats.ts';

type Guide = ReplyOf<Contract['guides']['read']>;

/** Builds the key facts of a place. */
export function buildGuideFacts({ suggestedNights, bestMonths, practical }: Guide): { name: string; value: string }[] {
  const best = bestMonths.filter(({ rating }) => rating === 'BEST').map(({ month }) => month);
  return [
    ...(best.length > 0 ? [{ name: 'At its best', value: formatMonths(best) }] : []),
    ...(suggestedNights ? [{ name: 'Stay', value: formatNightRange(suggestedNights) }] : []),
    ...(practical.languages?.length ? [{ name: 'Spoken', value: practical.languages.join(', ') }] : []),
  ];
}

/** Builds the practical facts, in the order they are needed. */
export function buildPracticalFacts(practical: Guide['practical']): { name: string; value: string }[] {
  const { visaNote, health, safety, gettingThere, gettingAround, currency, tipping, languages, timeZone, plugs } = practical;
  const facts = [
    { name: 'Entry', value: visaNote },
    { name: 'Getting there', value: gettingThere },
    { name: 'Getting around', value: gettingAround },
    { name: 'Money', value: currency },
    { name: 'Tipping', value: tipping },
    { name: 'Health', value: health },
    { name: 'Safety', value: safety },
    { name: 'Languages', value: languages?.join(', ') },
    { name: 'Plugs', value: plugs?.map((plug) => (plug.length === 1 ? `Type ${plug}` : plug)).join(', ') },
    { name: 'Time', value: timeZone?.replaceAll('_', ' ').split('/').at(-1)?.concat(' time') },
  ];
  return facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}
