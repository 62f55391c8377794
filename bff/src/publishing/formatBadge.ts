import type { ContentName } from './contentName.ts';

const articleBadges: Record<string, string> = {
  INSPIRATION: 'Inspiration',
  ADVICE: 'Advice',
  FOOD: 'Food',
  CULTURE: 'Culture',
  WILDLIFE: 'Wildlife',
  NEWS: 'News',
  INTERVIEW: 'Interview',
};
const guideBadges: Record<string, string> = { DESTINATION: 'Guide', SEASON: 'When to go', PRACTICAL: 'Practical', THEME: 'Theme' };

/** The badge on the card of a content item, from its list item. */
export function formatBadge(type: ContentName, listItem: Record<string, unknown>): string | null {
  if (type === 'article') return articleBadges[String(listItem['category'])] ?? null;
  if (type === 'guide') return guideBadges[String(listItem['guideType'])] ?? null;
  if (type === 'itinerary') return typeof listItem['nights'] === 'number' ? `${listItem['nights']} nights` : null;
  return null;
}
