import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { StatusTone } from '@farwend/design-system/work';

export type Traveler = ReplyOf<Contract['travelers']['read']>;
type AccountStatus = NonNullable<Traveler['status']>;

const accounts: Record<AccountStatus, { name: string; tone: StatusTone }> = {
  PENDING: { name: 'Address not confirmed', tone: 'waiting' },
  ENABLED: { name: 'Account', tone: 'done' },
  DISABLED: { name: 'Account closed', tone: 'closed' },
};

/** What the account of a traveler is, by name and tone; what became of the record comes first. */
export function describeAccount({ status, mergedIntoId, erasedAt }: Pick<Traveler, 'status' | 'mergedIntoId' | 'erasedAt'>): {
  name: string;
  tone: StatusTone;
} {
  if (erasedAt) return { name: 'Erased', tone: 'closed' };
  if (mergedIntoId) return { name: 'Merged', tone: 'closed' };
  return status === null ? { name: 'No account', tone: 'new' } : accounts[status];
}

/** Full name, as far as the reader may see it. */
export function travelerName({ givenName, familyName }: Pick<Traveler, 'givenName' | 'familyName'>): string {
  return [givenName, familyName].filter(Boolean).join(' ');
}

/** Whether contact data is hidden from the reader: the API shows an address as “d•••@example.com” then. */
export function isMasked({ email }: Pick<Traveler, 'email'>): boolean {
  return email.includes('•••@');
}
