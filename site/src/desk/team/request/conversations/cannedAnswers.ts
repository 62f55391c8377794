import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { queryOptions } from '@tanstack/react-query';
import type { TripRequestDetail } from '#src/desk/shared/tripRequestStatuses.data.ts';

type Template = ReplyOf<Contract['templates']['list']>['items'][number];

/** Templates change seldom. */
const FRESH_MS = 5 * 60_000;

/** Our own prepared answers, by name. */
export function cannedAnswersQuery(api: Client) {
  return queryOptions({
    queryKey: ['canned-answers'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const { items } = await api.get('/v3/templates', { query: { channel: 'MESSAGE', active: true, limit: 100 }, signal });
      return items.filter(({ ownerPartnerId }) => ownerPartnerId === null);
    },
  });
}

/** What is known of a request for the variables of an answer. */
export function listValues({ travelers, destinationNames, totalNights, reference }: TripRequestDetail, audience: Template['audience']) {
  const values: Record<string, string | undefined> = {
    givenName: audience === 'TRAVELER' ? travelers[0]?.givenName : undefined,
    destinationNames: listNames.format(destinationNames) || undefined,
    totalNights: String(totalNights),
    reference,
  };
  return values;
}

/** The text with its variables filled; those that nobody knows stand in square brackets, for the writer to replace. */
export function fillAnswer(body: string, values: Readonly<Record<string, string | undefined>>): string {
  return body
    .replace(/\{\{#(if|unless) (\w+)\}\}(.*?)\{\{\/\1\}\}/gs, (_, kind: string, name: string, text: string) =>
      (values[name] !== undefined) === (kind === 'if') ? text : '',
    )
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? `[${name}]`);
}

const listNames = new Intl.ListFormat('en', { type: 'conjunction' });
