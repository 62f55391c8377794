import { contract, findEntityRead, listExpandPaths } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { addressesFor, expandableCalls } from '../builders/expandable.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { query } from '../builders/query.ts';
import { startForViewers } from '../builders/startForViewers.ts';
import { credentials, mayCall, type Viewer, viewers } from '../builders/visibility.ts';

const { api, loaded, server } = await startForViewers({ addRows: insertPrivateRows });

const Json = z.record(z.string(), z.unknown());
const Reply = z.looseObject({ expanded: z.record(z.string(), z.record(z.string(), Json)) });
type Json = z.output<typeof Json>;

/** What the caller gets from the record's own call; null if it is refused. */
const ownReads = new Map<string, Promise<unknown>>();
function readAlone(viewer: Viewer, entity: string, id: string): Promise<unknown> {
  const key = `${viewer} ${entity} ${id}`;
  const read =
    ownReads.get(key) ??
    api
      .send('GET', findEntityRead(entity).path.replace('{id}', id), credentials(viewer))
      .then(({ status, body }) => (status === 200 ? body : null));
  ownReads.set(key, read);
  return read;
}

const answered = new Set<string>();

test.each(expandableCalls)('$title expands into what the caller reads by the calls of the related records', async (one) => {
  await Promise.all(
    viewers
      .filter((viewer) => mayCall(viewer, one.call))
      .map(async (viewer) => {
        for (const address of addressesFor(one, viewer, loaded)) {
          const plain = await api.send('GET', address, credentials(viewer));
          for (const paths of one.groups) {
            const reply = await api.send('GET', address, { ...credentials(viewer), query: { expand: paths.join(',') } });
            expect({ viewer, address, status: reply.status }).toEqual({ viewer, address, status: plain.status });
            if (plain.status !== 200) continue;
            const { expanded, ...rest } = Reply.parse(reply.body);
            expect(withoutCursor(rest)).toEqual(withoutCursor(Json.parse(plain.body)));
            expect({ viewer, address, paths, expanded }).toEqual({
              viewer,
              address,
              paths,
              expanded: await expandByHand(viewer, one.call, paths, rest),
            });
          }
        }
      }),
  );
});

/** The search ids of runs differ, and nothing else. */
function withoutCursor({ id, ...rest }: Json): Json {
  return 'items' in rest ? rest : { id, ...rest };
}

/** Follows the references of a reply with one call a record. */
async function expandByHand(
  viewer: Viewer,
  call: { expand?: (typeof expandableCalls)[number]['call']['expand'] },
  paths: readonly string[],
  body: Json,
) {
  const expanded: Record<string, Json> = {};
  const follow = async (expand: typeof call.expand, records: unknown[], steps: readonly string[], path: string): Promise<void> => {
    const [name = '', ...rest] = steps;
    const { field, entity } = expand?.[name] ?? { field: '', entity: '' };
    const found: unknown[] = [];
    const here = (expanded[entity] ??= {});
    for (const id of records.flatMap((record) => valuesAt(record, field))) {
      const read = await readAlone(viewer, entity, id);
      if (read === null) continue;
      here[id] = read;
      found.push(read);
      answered.add(path);
    }
    if (Object.keys(here).length === 0) delete expanded[entity];
    if (rest.length > 0) await follow(findEntityRead(entity).expand, found, rest, path);
  };
  const items = z.object({ items: z.array(z.unknown()) }).safeParse(body).data?.items;
  for (const path of paths) await follow(call.expand, items ?? [body], path.split('.'), path);
  return expanded;
}

function valuesAt(record: unknown, field: string): string[] {
  const [first = '', second] = field.split('.');
  const value = Json.parse(record)[first];
  const values = Array.isArray(value) ? value : [value];
  return values.map((one) => (second === undefined ? one : Json.parse(one)[second])).filter((id) => typeof id === 'string');
}

test.each([
  ['a path that is none', 'score', 'unknown'],
  ['a field instead of its name', 'partnerId', 'unknown'],
  ['three steps', 'tripRequest.duplicateOf.travelers', 'unknown'],
  ['six paths', listExpandPaths(contract.tripMatches.read).slice(0, 6).join(','), 'tooBig'],
])('%s is 400, which names the paths there are', async (_, expand, code) => {
  const { status, problem } = await api.send('GET', `/v3/trip_matches/${await matchId()}`, { as: 'admin', query: { expand } });
  expect({ status, pointer: problem.errors?.[0]?.pointer, code: problem.errors?.[0]?.code }).toEqual({
    status: 400,
    pointer: 'expand',
    code,
  });
  expect(problem.errors?.[0]?.message).toContain('partner, partner.careOwner');
});

test('a call without references takes no expand', async () => {
  const { status, problem } = await api.send('GET', '/v3/country_codes', { query: { expand: 'partner' } });
  expect({ status, field: problem.errors?.[0]?.field }).toEqual({ status: 400, field: 'expand' });
});

test('a related record that changed is no 304, though the record has its version still', async () => {
  const address = `/v3/trip_matches/${await matchId()}`;
  const expand = { as: 'admin', query: { expand: 'partner' } } as const;
  const first = await api.send('GET', address, expand);
  const tag = first.headers.get('ETag') ?? '';
  expect((await api.send('GET', address, { ...expand, headers: { 'If-None-Match': tag } })).status).toBe(304);
  const { partnerId } = z.looseObject({ partnerId: z.string() }).parse(first.body);
  await setName(partnerId, 'Another name');
  const changed = await api.send('GET', address, { ...expand, headers: { 'If-None-Match': tag } });
  expect(changed.status).toBe(200);
  expect(Reply.parse(changed.body).expanded['partners']?.[partnerId]?.['displayName']).toBe('Another name');
});

test('a token reads no related record outside of its scopes', async () => {
  const { body } = await api.call(contract.tokens.create, {
    as: 'admin',
    body: { grantType: 'client_credentials', name: 'Matches', scopes: ['read:trip_matches', 'read:trip_requests'] },
  });
  const headers = { Authorization: `Bearer ${body.accessToken}` };
  const reply = await api.send('GET', `/v3/trip_matches/${await matchId()}`, { headers, query: { expand: 'partner,tripRequest' } });
  expect(Object.keys(Reply.parse(reply.body).expanded)).toContain('tripRequests');
  expect(Reply.parse(reply.body).expanded['partners'] ?? {}).toEqual({});
});

test('fields that are left out are expanded still, and pages by cursor keep expanding', async () => {
  const page = { limit: 1, fields: 'id', expand: 'partner' };
  const first = await api.send('GET', '/v3/sales_recordings', { as: 'admin', query: page });
  const { items, nextCursor, expanded } = Sales.parse(first.body);
  expect(items.map((item) => Object.keys(item))).toEqual([['id']]);
  expect(Object.keys(expanded.partners)).toHaveLength(1);
  const next = await api.send('GET', '/v3/sales_recordings', { as: 'admin', query: { ...page, cursor: nextCursor } });
  expect(Object.keys(Sales.parse(next.body).expanded.partners)).toHaveLength(1);
});

const Sales = z.looseObject({ items: z.array(Json), nextCursor: z.string(), expanded: z.object({ partners: z.record(z.string(), Json) }) });

async function matchId(): Promise<string> {
  const [row] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM trip_matches ORDER BY id LIMIT 1');
  return row?.id ?? '';
}

async function setName(partnerId: string, displayName: string): Promise<void> {
  const changed = await api.call(contract.partners.update, { as: 'admin', params: { id: partnerId }, body: { displayName } });
  expect(changed.status).toBe(200);
}

/** Paths that no record of the demo data has a value for. */
const withoutData =
  /^(?:(?:currentProposal|document|documents|replaces)\b.*|.*\b(?:duplicateOf|followers|mergedInto|review|decidedBy|requiredByPartners)\b.*)$/;

test('every path was answered to somebody, if the demo data has a value for it', () => {
  const all = new Set(expandableCalls.flatMap(({ groups }) => groups.flat()));
  expect([...all].filter((path) => !answered.has(path) && !withoutData.test(path))).toEqual([]);
});
