import type { SalesRecordingStatus } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { keepSmallTeam, listenFor } from '@farwend/tests/builders/heard.ts';
import { createIntroducedMatch, createMatchDocument } from '@farwend/tests/builders/introducedMatch.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
const { record, moveTo, booking } = createSalesApi(server, api);
afterAll(() => server.stop());
await keepSmallTeam(server);
await query(server.databaseUrl, `UPDATE users SET roles = '{admin}' WHERE email = $1`, [people.team]); // hears what the other does

/** A sale of a new match, in one of the statuses that follow each other. */
async function saleIn(status: SalesRecordingStatus): Promise<string> {
  if (status === 'DRAFT') {
    const match = await createIntroducedMatch(server, people.lead);
    return (await record(match, { documentIds: [await createMatchDocument(server, match.id)] })).id;
  }
  if (status === 'SUBMITTED' || status === 'CONFIRMED') return (await booking(status)).id;
  if (status === 'QUERIED') {
    const { id } = await booking('SUBMITTED');
    await moveTo(id, status, 'care', { note: 'Which of the two is right?' });
    return id;
  }
  const { id } = await booking('INVOICED');
  if (status === 'DISPUTED') await moveTo(id, status, 'lead', { note: 'The flights were paid directly.' });
  return id;
}

type Row = [by: Person, from: SalesRecordingStatus, to: SalesRecordingStatus, ...heard: string[]];
/** §8 of the design. The mails about invoices and payments are about those. */
const table: Row[] = [
  ['lead', 'DRAFT', 'SUBMITTED', 'sales.submitted → care'],
  ['lead', 'DRAFT', 'VOID', 'sales.voided → care'],
  ['lead', 'SUBMITTED', 'VOID', 'sales.voided → care'],
  ['care', 'SUBMITTED', 'QUERIED', 'sales-queried → lead'],
  ['lead', 'QUERIED', 'SUBMITTED', 'sales.submitted → care'],
  ['lead', 'QUERIED', 'VOID', 'sales.voided → care'],
  ['care', 'SUBMITTED', 'CONFIRMED', 'sales-confirmed → lead'],
  ['admin', 'CONFIRMED', 'INVOICED', 'sales.invoiced → team'],
  ['admin', 'INVOICED', 'PAID', 'sales.paid → team'],
  ['lead', 'INVOICED', 'DISPUTED', 'sales-dispute → lead', 'sales.disputed → admin', 'sales.disputed → team'],
  ['admin', 'DISPUTED', 'INVOICED', 'sales-dispute → lead', 'sales.settled → team'],
];

describe('who hears of a sale', () => {
  test.each(table)('that %s moves from %s to %s', async (as, from, to, ...expected) => {
    const id = await saleIn(from);
    const heard = await listenFor(server, [id], async () =>
      expect((await moveTo(id, to, as, { note: 'Please look at the second page.' })).status).toBe(200),
    );
    expect(heard.filter((one) => one.startsWith('sales'))).toEqual(expected);
  });

  test('that is cancelled: the administrators', async () => {
    const { id, match } = await booking('CONFIRMED');
    const documentIds = [await createMatchDocument(server, match.id)];
    const cancellation = await record(match, { type: 'CANCELLATION', linkedRecordingId: id, grossAmount: 14_000, documentIds });
    await moveTo(cancellation.id, 'SUBMITTED', 'lead');
    const heard = await listenFor(server, [id], async () => expect((await moveTo(id, 'CANCELLED', 'care')).status).toBe(200));
    expect(heard).toEqual(['sales.cancelled → admin', 'sales.cancelled → team']);
  });

  test('that an administrator corrects: nobody', async () => {
    const id = await saleIn('SUBMITTED');
    expect(await listenFor(server, [id], () => moveTo(id, 'QUERIED', 'admin', { reasonCode: 'CORRECTION', note: 'Back' }))).toEqual([]);
  });
});
