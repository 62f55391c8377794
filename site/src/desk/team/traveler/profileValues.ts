import type { BodyOf, Contract } from '@farwend/api-contract';
import type { Traveler } from '#src/desk/shared/travelerAccounts.ts';

/** What can be typed about a traveler, by field. */
export type ProfileValues = Record<
  | 'givenName'
  | 'familyName'
  | 'email'
  | 'phone'
  | 'countryOfResidence'
  | 'timeZone'
  | 'preferredContact'
  | 'preferredContactTime'
  | 'tags'
  | 'source',
  string
> &
  Record<'newsletter' | 'doNotContact', boolean>;

export type ProfileField = keyof ProfileValues;

/** What the API takes of a change. */
type ProfileChange = Partial<BodyOf<Contract['travelers']['update']>>;

/** A traveler as the form shows them. */
export function readProfileValues(traveler: Traveler): ProfileValues {
  const { phone, tags = [] } = traveler;
  return {
    givenName: traveler.givenName,
    familyName: traveler.familyName,
    email: traveler.email,
    phone: phone ? formatPhone(phone) : '',
    countryOfResidence: traveler.countryOfResidence,
    timeZone: traveler.timeZone ?? '',
    preferredContact: traveler.preferredContact,
    preferredContactTime: traveler.preferredContactTime,
    newsletter: traveler.marketing.newsletter,
    doNotContact: traveler.doNotContact ?? false,
    tags: tags.join(', '),
    source: traveler.source ?? '',
  };
}

/** The fields that were changed, as the API takes them; none where everything is as before. */
export function buildProfileChange(before: ProfileValues, after: ProfileValues): ProfileChange {
  const isChanged = (field: ProfileField) => before[field] !== after[field];
  return {
    ...(isChanged('givenName') && { givenName: after.givenName.trim() }),
    ...(isChanged('familyName') && { familyName: after.familyName.trim() }),
    ...(isChanged('email') && { email: after.email.trim() }),
    ...(isChanged('phone') && { phone: after.phone === '' ? null : parsePhone(after.phone) }),
    ...(isChanged('countryOfResidence') && { countryOfResidence: after.countryOfResidence }),
    ...(isChanged('timeZone') && { timeZone: after.timeZone || null }),
    ...(isChanged('preferredContact') && { preferredContact: findChoice(preferredContacts, after.preferredContact) }),
    ...(isChanged('preferredContactTime') && { preferredContactTime: findChoice(preferredContactTimes, after.preferredContactTime) }),
    ...(isChanged('newsletter') && { newsletter: after.newsletter }),
    ...(isChanged('doNotContact') && { doNotContact: after.doNotContact }),
    ...(isChanged('tags') && { tags: splitTags(after.tags) }),
    ...(isChanged('source') && { source: after.source.trim() || null }),
  };
}

/** A phone number as one text: its prefix, a space, the number; empty without a number. */
export function formatPhone({ prefix, number }: NonNullable<Traveler['phone']>): string {
  return number.trim() === '' ? '' : `${prefix} ${number.trim()}`;
}

/** Prefix and number of a text that `formatPhone` wrote. */
export function parsePhone(text: string): NonNullable<Traveler['phone']> {
  const [prefix = '', ...number] = text.split(' ');
  return { prefix, number: number.join(' ') };
}

/** How they want to hear from us. */
export const preferredContacts = { ANY: 'Any way', EMAIL: 'Email', PHONE: 'Phone', MESSAGE: 'Message' } as const satisfies Record<
  Traveler['preferredContact'],
  string
>;

/** When they want to hear from us. */
export const preferredContactTimes = {
  ANY: 'Any time',
  MORNING: 'Morning',
  AFTERNOON: 'Afternoon',
  EVENING: 'Evening',
} as const satisfies Record<Traveler['preferredContactTime'], string>;

/** What the team calls the fields. */
export const profileFieldNames: Record<ProfileField, string> = {
  givenName: 'Given name',
  familyName: 'Family name',
  email: 'Email',
  phone: 'Phone',
  countryOfResidence: 'Lives in',
  timeZone: 'Time zone',
  preferredContact: 'Likes',
  preferredContactTime: 'Best time',
  newsletter: 'Newsletter',
  doNotContact: 'Do not contact',
  tags: 'Tags',
  source: 'Came from',
};

function findChoice<Key extends string>(choices: Record<Key, string>, value: string): Key {
  for (const key in choices) if (key === value) return key;
  throw new Error(`${value} is no choice`);
}

/** Tags between commas, each once. */
function splitTags(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean);
}
