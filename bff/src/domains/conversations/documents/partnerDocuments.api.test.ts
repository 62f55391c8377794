import { contract, type PartnerStatus } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { buildPdf, documentBody, uploadAndScan } from '@farwend/tests/builders/documents.ts';
import { waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { filePartnerDocument, fileVerifiedDocument } from '@farwend/tests/builders/partnerDocuments.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { loadPartnerId } from '@farwend/tests/builders/tripMatch.ts';
import { daysAhead } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { documents, partners } = contract;
const sql = <R extends Record<string, unknown>>(text: string, values: unknown[] = []) => query<R>(server.databaseUrl, text, values);
const acacia = await loadPartnerId(server, 'Acacia Quill');
const bytes = buildPdf();

const create = (as: Person, partnerId: string, more: Record<string, unknown> = {}) =>
  api.call(documents.createOfPartner, { as, params: { id: partnerId }, body: documentBody(bytes, { category: 'LICENCE', ...more }) });
const read = async (id: string) => (await api.call(documents.read, { as: 'care', params: { id } })).body;
const change = (as: Person, id: string, body: Record<string, unknown>) => api.call(documents.update, { as, params: { id }, body });
const verify = (as: Person, id: string, body: { status: 'VERIFIED' | 'REFUSED'; reason?: string }) =>
  api.call(documents.verify, { as, params: { id }, body });

/** A company that care is vetting, whose policy ends in a hundred days. */
async function addPartner(name: string): Promise<string> {
  const insurance = { insurer: 'Northlight Mutual', policyNumber: 'NM-1', coverUSD: 2_000_000, expiresOn: daysAhead(100) };
  const body = { legalName: name, displayName: name, email: `${name.toLowerCase()}@example.com`, timeZone: 'UTC', insurance };
  const { body: partner } = await api.call(partners.create, { as: 'care', body });
  await api.call(partners.setStatus, { as: 'care', params: { id: partner.id }, body: { status: 'VETTING' } });
  return partner.id;
}

describe('documents of a partner', () => {
  test('are added by its leads and our team, and read by its agents only', async () => {
    const added = await create('lead', acacia, {
      number: 'TO-9',
      validFrom: daysAhead(-10),
      validUntil: daysAhead(300),
      name: 'Licence of the state',
    });
    expect(added).toMatchObject({
      status: 201,
      body: {
        visibility: 'PARTNER_AND_STAFF',
        number: 'TO-9',
        validUntil: daysAhead(300),
        verification: null,
        links: [{ type: 'PARTNER', id: acacia }],
      },
    });
    const { id } = added.body;
    await uploadAndScan(api, 'lead', id, bytes);
    expect((await create('agent', acacia)).status).toBe(403);
    expect((await create('otherLead', acacia)).status).toBe(404);
    expect((await api.call(documents.listOfPartner, { as: 'otherLead', params: { id: acacia } })).status).toBe(404);
    expect((await api.call(documents.read, { as: 'otherLead', params: { id } })).status).toBe(404);
    for (const as of ['agent', 'lead', 'care', 'admin'] as const) {
      const { body } = await api.call(documents.listOfPartner, { as, params: { id: acacia }, query: { 'filter[category]': 'LICENCE' } });
      expect(body.items.map((one) => one.id)).toContain(id);
    }
    expect((await change('agent', id, { name: 'x' })).status).toBe(403);
    expect((await change('lead', id, { name: 'Licence' })).body).toMatchObject({ name: 'Licence', verification: null });
  });

  test('hidden ones are read by our team only', async () => {
    const id = await filePartnerDocument(api, acacia, { category: 'OTHER', visibility: 'STAFF' });
    expect((await api.call(documents.read, { as: 'lead', params: { id } })).status).toBe(404);
  });

  test.each([
    ['category', { category: 'PASSPORT' }],
    ['visibility', { visibility: 'MATCH' }],
    ['validUntil', { validFrom: '2027-02-01', validUntil: '2027-01-31' }],
    ['validUntil', { validUntil: '31.1.2027' }],
    ['number', { number: '' }],
  ])('with a wrong %s are refused: %j', async (name, more) => {
    expect(await create('care', acacia, more)).toMatchObject({ status: 422, problem: { errors: [{ field: name }] } });
  });

  test('what is not of a partner is no licence, and has neither number nor validity', async () => {
    const [traveler] = await sql<{ id: string }>('SELECT id FROM travelers LIMIT 1');
    const params = { id: traveler?.id ?? '' };
    for (const [name, more] of [
      ['category', { category: 'LICENCE' }],
      ['number', { category: 'INSURANCE', number: '1' }],
      ['validUntil', { category: 'INSURANCE', validUntil: '2027-01-31' }],
    ] as const)
      expect(await api.call(documents.createOfTraveler, { as: 'care', params, body: documentBody(bytes, more) })).toMatchObject({
        status: 422,
        problem: { errors: [{ field: name }] },
      });
  });
});

describe('the verification', () => {
  test('says who verified a document and when, or why not; what it was about takes it back', async () => {
    const id = await filePartnerDocument(api, acacia, { category: 'LICENCE', number: 'TO-1', validUntil: daysAhead(200) });
    expect((await verify('lead', id, { status: 'VERIFIED' })).status).toBe(403);
    expect(await verify('care', id, { status: 'REFUSED' })).toMatchObject({ status: 422, problem: { errors: [{ field: 'reason' }] } });
    const refused = await verify('care', id, { status: 'REFUSED', reason: 'The seal is missing.' });
    const [care] = await sql<{ id: string }>('SELECT id FROM users WHERE email = $1', [people.care]);
    expect(refused.body.verification).toEqual({
      status: 'REFUSED',
      at: expect.any(String),
      byId: care?.id,
      reason: 'The seal is missing.',
    });
    expect((await verify('admin', id, { status: 'VERIFIED' })).body.verification).toMatchObject({ status: 'VERIFIED', reason: null });
    expect((await change('care', id, { name: 'Licence 2' })).body.verification).toMatchObject({ status: 'VERIFIED' });
    expect((await change('care', id, { validUntil: daysAhead(900) })).body.verification).toBeNull();
    expect((await change('care', id, { verification: { status: 'VERIFIED' } })).problem.errors).toMatchObject([
      { field: 'verification', code: 'readOnly' },
    ]);
  });

  test('is of an available insurance, licence or contract that has not ended', async () => {
    const waiting = await create('care', acacia);
    expect((await verify('care', waiting.body.id, { status: 'VERIFIED' })).status).toBe(409);
    const other = await filePartnerDocument(api, acacia, { category: 'OTHER' });
    expect((await verify('care', other, { status: 'VERIFIED' })).status).toBe(409);
    const ended = await filePartnerDocument(api, acacia, { category: 'LICENCE', validUntil: daysAhead(-1) });
    expect((await verify('care', ended, { status: 'VERIFIED' })).problem.message).toContain('It ended on');
    const endless = await filePartnerDocument(api, acacia, { category: 'INSURANCE' });
    expect((await verify('care', endless, { status: 'VERIFIED' })).problem.message).toContain('validUntil');
  });

  test('of a later policy prolongs the insurance that the partner is known to have', async () => {
    const partnerId = await addPartner('Prolonged');
    await fileVerifiedDocument(api, partnerId, { category: 'INSURANCE', number: 'NM-2', validUntil: daysAhead(465) });
    const { body } = await api.call(partners.read, { as: 'care', params: { id: partnerId } });
    expect(body.insurance).toMatchObject({ policyNumber: 'NM-2', expiresOn: daysAhead(465), coverUSD: 2_000_000 });
  });
});

describe('the way of a partner to ACTIVE', () => {
  const move = (id: string, status: PartnerStatus) => api.call(partners.setStatus, { as: 'care', params: { id }, body: { status } });

  test('needs a verified insurance and licence, which the refusal names', async () => {
    await sql(`UPDATE screening_criteria SET active = false WHERE stage = 'PARTNER_VETTING'`);
    const id = await addPartner('Vetted');
    const missing = async () => (await move(id, 'ONBOARDING')).problem.errors?.map(({ message }) => message);
    expect(await missing()).toEqual([
      'a document of category INSURANCE must be filed and verified',
      'a document of category LICENCE must be filed and verified',
    ]);
    const licence = await filePartnerDocument(api, id, { category: 'LICENCE' });
    await fileVerifiedDocument(api, id, { category: 'INSURANCE', validUntil: daysAhead(100) });
    expect(await missing()).toEqual(['its document of category LICENCE must be verified']);
    await verify('care', licence, { status: 'VERIFIED' });
    await sql('UPDATE documents SET valid_until = current_date - 3 WHERE id = $1', [licence]);
    expect(await missing()).toEqual([`its document of category LICENCE must be renewed, the verified one ended on ${daysAhead(-3)}`]);
    await sql('UPDATE documents SET valid_until = NULL WHERE id = $1', [licence]);
    expect((await move(id, 'ONBOARDING')).body.status).toBe('ONBOARDING');
  });

  test('needs a filed contract of its own, which then cannot be deleted', async () => {
    const id = await loadPartnerId(server, 'Piazza Ninety');
    const setContract = (documentId: string | null) =>
      api.call(partners.update, {
        as: 'care',
        params: { id },
        body: { contract: { signedOn: daysAhead(-20), documentId, version: '3.1' } },
      });
    const [filed] = await sql<{ id: string }>(`SELECT contract ->> 'documentId' AS id FROM partners WHERE id = $1`, [id]);
    expect((await setContract(null)).status).toBe(200);
    expect((await move(id, 'ACTIVE')).problem).toMatchObject({
      status: 409,
      errors: [{ message: expect.stringContaining('contract must be filed') }],
    });
    const foreign = await filePartnerDocument(api, acacia, { category: 'CONTRACT' });
    expect((await setContract(foreign)).problem.errors).toMatchObject([{ pointer: '/contract/documentId', code: 'unknown' }]);
    expect((await setContract(filed?.id ?? '')).status).toBe(200);
    expect((await api.call(documents.remove, { as: 'care', params: { id: filed?.id ?? '' } })).problem.references).toMatchObject([
      { type: 'partner', id },
    ]);
    expect((await move(id, 'ACTIVE')).body.status).toBe('ACTIVE');
  });

  test('asks nothing of those who work with us already', async () => {
    await sql('DELETE FROM document_links WHERE target_id = $1', [acacia]);
    expect((await move(acacia, 'PAUSED')).body.status).toBe('PAUSED');
    expect((await move(acacia, 'ACTIVE')).body.status).toBe('ACTIVE');
  });
});

describe('before a document ends', () => {
  const mails = (id: string) =>
    sql<{ to: string; daysLeft: string }>(
      `SELECT "to"[1] AS to, data ->> 'daysLeft' AS "daysLeft" FROM templated_emails WHERE template_key = 'partner-document-expiring' AND singleton_key LIKE $1 ORDER BY created_at, person_id`,
      [`%${id}%`],
    );
  const notified = (id: string) =>
    sql<{ title: string }>(`SELECT title FROM notifications WHERE type = 'partner.documentExpiring' AND subject_id = $1`, [id]);
  const ofStellwyn = { partnerId: '' };
  const file = (more: Record<string, unknown>) => fileVerifiedDocument(api, ofStellwyn.partnerId, more);
  const endsIn = (id: string, days: number) => sql('UPDATE documents SET valid_until = current_date + $2::int WHERE id = $1', [id, days]);
  /** Twice at once, as two nodes do. */
  const remind = async () => {
    await Promise.all([runJob(server, 'remindOfExpiringDocuments'), runJob(server, 'remindOfExpiringDocuments')]);
    await runJob(server, 'notifyOfDueWork');
  };
  beforeAll(async () => {
    ofStellwyn.partnerId = await loadPartnerId(server, 'Stellwyn Cape');
  });

  test('its leads are mailed 60, 30 and 7 days before, once each, and who looks after the partner is notified', async () => {
    const id = await file({ category: 'LICENCE', validUntil: daysAhead(61), name: 'The licence' });
    await remind();
    expect(await mails(id)).toEqual([]);
    const leads = await sql<{ email: string }>(
      `SELECT a.email FROM agents a JOIN users u ON u.id = a.user_id AND u.status = 'ENABLED' WHERE a.partner_id = $1 AND a.is_lead ORDER BY a.id`,
      [ofStellwyn.partnerId],
    );
    const sent = [];
    for (const daysLeft of ['60', '30', '7']) {
      await endsIn(id, Number(daysLeft));
      await remind();
      await remind();
      sent.push(...leads.map(({ email: to }) => ({ to, daysLeft })));
      expect(await mails(id)).toEqual(sent);
    }
    expect(leads.length).toBeGreaterThan(0);
    expect((await notified(id))[0]?.title).toMatch(/^The licence of Stellwyn Cape ends on /);
  });

  test('nobody hears of what was replaced or refused', async () => {
    const policy = await file({ category: 'INSURANCE', validUntil: daysAhead(20) });
    await file({ category: 'INSURANCE', validUntil: daysAhead(385) });
    const licence = await file({ category: 'LICENCE', validUntil: daysAhead(20) });
    await file({ category: 'LICENCE', validUntil: daysAhead(385), replacesId: licence });
    const refused = await filePartnerDocument(api, ofStellwyn.partnerId, { category: 'LICENCE', validUntil: daysAhead(20) });
    await verify('care', refused, { status: 'REFUSED', reason: 'Not readable.' });
    expect((await read(licence)).status).toBe('SUPERSEDED');
    await remind();
    for (const id of [policy, licence, refused]) expect([await mails(id), await notified(id)]).toEqual([[], []]);
  });
});

describe('who hears that a document was not taken', () => {
  const virus = new Uint8Array(Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')));
  const infected = { fileName: 'note.txt', contentType: 'text/plain' };
  const mails = (id: string) =>
    sql<{ key: string; to: string; reason: string | null }>(
      `SELECT template_key AS key, "to"[1] AS to, data ->> 'reason' AS reason FROM templated_emails WHERE related_id = $1 ORDER BY created_at, "to"`,
      [id],
    );
  const uploadInfected = async (as: Person, made: { body: { id: string } }) => {
    expect(await uploadAndScan(api, as, made.body.id, virus)).toMatchObject({ status: 'QUARANTINED' });
    return mails(made.body.id);
  };

  test('quarantined: the traveler who uploaded it', async () => {
    const [traveler] = await sql<{ id: string }>('SELECT id FROM travelers WHERE email = $1', [people.dana]);
    const params = { id: traveler?.id ?? '' };
    const made = await api.call(documents.createOfTraveler, { as: 'dana', params, body: documentBody(virus, infected) });
    expect(await uploadInfected('dana', made)).toEqual([{ key: 'document-rejected', to: people.dana, reason: null }]);
  });

  test('quarantined: the lead who uploaded it for the company, and nobody of our team', async () => {
    const body = documentBody(virus, { ...infected, category: 'LICENCE' });
    const ofLead = await api.call(documents.createOfPartner, { as: 'lead', params: { id: acacia }, body });
    expect(await uploadInfected('lead', ofLead)).toEqual([{ key: 'document-rejected', to: people.lead, reason: null }]);
    const ofCare = await api.call(documents.createOfPartner, { as: 'care', params: { id: acacia }, body });
    expect(await uploadInfected('care', ofCare)).toEqual([]);
  });

  test('refused at the verification: the leads of the company, with what they have to send instead', async () => {
    const leads = await sql<{ email: string }>(
      `SELECT a.email FROM agents a JOIN users u ON u.id = a.user_id AND u.status = 'ENABLED' WHERE a.partner_id = $1 AND a.is_lead ORDER BY a.email`,
      [acacia],
    );
    expect(leads.map(({ email }) => email)).toContain(people.lead);
    const id = await filePartnerDocument(api, acacia, { category: 'LICENCE', name: 'Licence of the state' });
    await verify('care', id, { status: 'REFUSED', reason: 'The seal is missing.' });
    const refused = leads.map(({ email }) => ({ key: 'partner-document-refused', to: email, reason: 'The seal is missing.' }));
    expect(await mails(id)).toEqual(refused);
    await waitForEmail(server, people.lead, /“Licence of the state”[\s\S]*The seal is missing\./);
    await verify('care', id, { status: 'VERIFIED' });
    expect(await mails(id)).toEqual(refused);
  });

  test('refused: nobody of the company, if only our team reads it', async () => {
    const id = await filePartnerDocument(api, acacia, { category: 'CONTRACT', visibility: 'STAFF' });
    await verify('care', id, { status: 'REFUSED', reason: 'Not signed.' });
    expect(await mails(id)).toEqual([]);
  });
});
