import type { Call } from '@farwend/api-contract';
import { escapeFormula } from '../../bff/src/platform/exports/escapeFormula.ts';
import { exportTypes } from '../../bff/src/platform/exports/exportTypes.ts';
import { formatCell } from '../../bff/src/platform/exports/formatCell.ts';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { everyCall } from '../builders/everyCall.ts';
import { exportCsv } from '../builders/exportFile.ts';
import { isPaged, isSearch, pageInput } from '../builders/pagedCalls.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { startForViewers } from '../builders/startForViewers.ts';
import { credentials, mayCall, type Viewer, viewers } from '../builders/visibility.ts';

const { api } = await startForViewers({ addRows: insertPrivateRows });

const Page = z.object({ items: z.array(z.record(z.string(), z.unknown())) });
const types = [...exportTypes.values()].map((type) => ({ title: type.name, ...type }));
/** What exporting itself adds to, or changes with every request. */
const moving = new Set(['audit', 'export', 'job', 'notification', 'ownSession', 'token', 'user']);

test('every list that names no record in its path can be exported', () => {
  const exported = types.flatMap(({ calls }) => calls.map(({ method, path }) => `${method} ${path}`));
  const lists = everyCall.filter(
    ({ call }) => isPaged(call) && !call.path.includes('{') && !exported.includes(`${call.method} ${call.path}`),
  );
  const others = `/v3/trip_request_searches /v3/partner_names /v2/location_names /v3/conversations/assigned /v3/conversations/active
    /v2/company_contact_request_ids /v2/company_search_ids /v2/search /v2/locations/countries`; // records of another list, or none
  expect(lists.map(({ call }) => call.path).toSorted()).toEqual(others.split(/\s+/).toSorted());
});

test.each(types)('$title: the file has what the list shows, page by page, for each role', async ({ name, calls, item }) => {
  for (const viewer of viewers.filter((one) => one !== 'anonymous')) {
    const call = calls.find((one) => mayCall(viewer, one));
    const status = call
      ? (await api.send(call.method, call.path, { ...credentials(viewer), ...pageInput(call, { limit: 1, offset: 0 }) })).status
      : 403;
    if (!call || status !== 200) {
      const refused = await api.send('POST', '/v3/exports', { ...credentials(viewer), body: { entityType: name } });
      expect({ viewer, status: refused.status }).toEqual({ viewer, status });
      continue;
    }
    const { headings, rows } = await exportCsv(api, credentials(viewer), { entityType: name });
    const items = await readAll(call, viewer);
    if (moving.has(name)) {
      expect(headings.every((heading) => heading in item.shape)).toBe(true);
      continue;
    }
    const shown = Object.keys(item.shape).filter((field) => items.length === 0 || items.some((one) => field in one));
    const cells = items.map((one) => shown.map((field) => String(escapeFormula(formatCell(one[field])) ?? '')));
    expect({ viewer, headings, rows: rows.toSorted(byText) }).toEqual({ viewer, headings: shown, rows: cells.toSorted(byText) });
  }
});

async function readAll(call: Call, viewer: Viewer): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  for (;;) {
    const input = pageInput(call, { limit: 100, offset: all.length });
    const { items } = Page.parse((await api.send(call.method, call.path, { ...credentials(viewer), ...input })).body);
    all.push(...items);
    if (items.length < 100) return all;
  }
}

function byText(a: string[], b: string[]): number {
  return a.join('\n') < b.join('\n') ? -1 : 1;
}

test('a search is exported by the search, a list by its query', () => {
  for (const { calls } of types) expect(calls.some(isSearch)).toBe(calls[0].method === 'POST');
});
