import type { MergeReport } from './travelerQueries.ts';

const names: Record<keyof MergeReport['moved'], readonly [one: string, several: string]> = {
  tripRequests: ['trip request', 'trip requests'],
  tripMatches: ['match', 'matches'],
  conversations: ['conversation', 'conversations'],
  messages: ['message', 'messages'],
  documents: ['document', 'documents'],
  reviews: ['review', 'reviews'],
  notes: ['note', 'notes'],
  mails: ['mail', 'mails'],
};

/** “2 trip requests, 1 conversation and 5 messages come here.” */
export function describeMoved(moved: MergeReport['moved']): string {
  const parts: string[] = [];
  let total = 0;
  for (const kind in names) {
    if (!isKind(kind) || moved[kind] === 0) continue;
    total += moved[kind];
    parts.push(`${moved[kind]} ${names[kind][moved[kind] === 1 ? 0 : 1]}`);
  }
  return parts.length === 0 ? 'Nothing has to move.' : `${listParts.format(parts)} ${total === 1 ? 'comes' : 'come'} here.`;
}

/** A value of a record in words: lists between commas, objects by their values. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(describeValue).join(', ') || 'nothing';
  if (typeof value === 'object') return Object.values(value).filter(isSaid).map(describeValue).join(' ') || 'nothing';
  return String(value);
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== false && value !== '';
}

function isKind(kind: string): kind is keyof MergeReport['moved'] {
  return kind in names;
}

const listParts = new Intl.ListFormat('en', { type: 'conjunction' });
