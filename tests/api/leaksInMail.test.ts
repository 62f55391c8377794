import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi, people } from '../builders/api.ts';
import { readEmails } from '../builders/mailbox.ts';
import { startServer } from '../builders/server.ts';
import { liftMatchLimits, loadPartnerId, createQualifiedRequest } from '../builders/tripMatch.ts';
import { waitFor } from '../builders/waitFor.ts';
import { MARK, markNumbers } from './leaks.data.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());
await liftMatchLimits(server);

const secret = new RegExp(`${MARK}|${markNumbers.phone}|98,?7\\d\\d`, 'i');
const companies = [people.lead, people.agent, people.otherLead];
const mailOf = async (address: string) => (await readEmails(server, address)).map(({ subject, text }) => `${subject}\n${text}`);
const mailsWith = (address: string, words: RegExp) =>
  waitFor(`a mail to ${address} with ${words}`, async () => (await mailOf(address)).filter((mail) => words.test(mail))[0]);

test('emails to companies name the traveler only after the introduction, and omit what the traveler hides', async () => {
  const { create, setStatus } = contract.tripMatches;
  const id = await createQualifiedRequest(server, api, {
    travelers: [
      {
        email: people.dana,
        givenName: 'Dana',
        familyName: MARK,
        countryOfResidence: 'US',
        phone: { prefix: '+1', number: markNumbers.phone },
      },
    ],
    destinationNames: ['Kenya'],
  });
  const partner = await loadPartnerId(server, 'Acacia Quill');
  const { body } = await api.call(create, { as: 'care', params: { id }, body: { partnerId: partner } });
  await mailsWith(people.lead, /Kenya/);
  await api.call(setStatus, { as: 'lead', params: { id: body.id }, body: { status: 'ACCEPTED' } });
  await mailsWith(people.dana, /./);
  for (const address of companies) expect((await mailOf(address)).filter((mail) => secret.test(mail))).toEqual([]);

  await api.call(setStatus, { as: 'care', params: { id: body.id }, body: { status: 'INTRODUCED' } });
  await mailsWith(people.lead, new RegExp(MARK, 'i'));
  expect((await mailOf(people.otherLead)).filter((mail) => secret.test(mail))).toEqual([]);
});
