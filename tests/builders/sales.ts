import { contract } from '@farwend/api-contract';
import { randomUUID } from 'node:crypto';
import { type Api, people, type Person } from './api.ts';
import type { Server } from './server.ts';
import { createIntroducedMatch, createMatchDocument, type IntroducedMatch } from './introducedMatch.ts';
import { daysAhead } from './tripRequest.ts';

/** Body of a sale with a unique reference. */
export const saleBody = (more: object = {}) => ({
  type: 'BOOKING' as const,
  reference: `AQ-${randomUUID().slice(0, 8)}`,
  bookedOn: daysAhead(-2),
  travelStart: daysAhead(100),
  travelEnd: daysAhead(110),
  travelersCount: 2,
  grossAmount: 18_450.5,
  ...more,
});

/** Records and changes sales through the API of a server. */
export function createSalesApi(server: Server, api: Api) {
  const record = async (match: IntroducedMatch, more: object = {}, as: Person = 'lead') => {
    const made = await api.call(contract.salesRecordings.createOfMatch, { as, params: { id: match.id }, body: saleBody(more) });
    if (made.status !== 201) throw new Error(made.text);
    return made.body;
  };
  const moveTo = (id: string, status: string, as: Person, more: object = {}) =>
    api.send('PUT', `/v3/sales_recordings/${id}/status`, { as, body: { status, ...more } });

  /** Records a booking of a new match and moves it to a status. */
  const booking = async (until: 'SUBMITTED' | 'CONFIRMED' | 'INVOICED', more: object = {}) => {
    const match = await createIntroducedMatch(server, people.lead);
    const { id } = await record(match, { documentIds: [await createMatchDocument(server, match.id)], ...more });
    const steps: [string, Person][] = [
      ['SUBMITTED', 'lead'],
      ['CONFIRMED', 'care'],
      ['INVOICED', 'admin'],
    ];
    for (const [status, as] of steps.slice(0, steps.findIndex(([one]) => one === until) + 1)) {
      const moved = await moveTo(id, status, as);
      if (moved.status !== 200) throw new Error(moved.text);
    }
    return { id, match };
  };
  return { record, moveTo, booking };
}
