import type { ContentName } from './content.model.ts';

const articleWords: Record<string, string> = {
  INSPIRATION: 'Inspiration',
  ADVICE: 'Advice',
  FOOD: 'Food',
  CULTURE: 'Culture',
  WILDLIFE: 'Wildlife',
  NEWS: 'News',
  INTERVIEW: 'Interview',
};
const guideWords: Record<string, string> = { DESTINATION: 'Guide', SEASON: 'When to go', PRACTICAL: 'Practical', THEME: 'Theme' };

/** The word on the card of a piece, from the line of its list. */
export function badgeOf(type: ContentName, line: Record<string, unknown>): string | null {
  if (type === 'article') return articleWords[String(line['category'])] ?? null;
  if (type === 'guide') return guideWords[String(line['guideType'])] ?? null;
  if (type === 'itinerary') return typeof line['nights'] === 'number' ? `${line['nights']} nights` : null;
  return null;
}
