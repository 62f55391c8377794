import { expect, test } from '@jest/globals';
import { everyCall } from '../builders/everyCall.ts';
import { isPaged } from '../builders/pagedCalls.ts';
import { startForViewers } from '../builders/startForViewers.ts';
import { buildPath, pickSample, ruleForPath } from '../builders/visibility.ts';

const { api, loaded } = await startForViewers();

/** Those of one transfer. */
const varying = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'ratelimit',
  'ratelimit-policy',
  'server-timing',
  'transfer-encoding',
  'x-request-id',
];
/** Each answer of these is new, and so is its ETag: the id of a run, a challenge, a signed address. */
const freshAnswers = ['GET /v3/trip_request_searches', 'GET /v3/captcha', 'GET /v3/documents/{id}/download_url'];
const stable = (headers: Headers, title: string) =>
  Object.fromEntries([...headers].filter(([name]) => !varying.includes(name) && !(name === 'etag' && freshAnswers.includes(title))));

/** Paths of a call: with the ids of records where they have any, else with a word. */
function pathsOf(call: (typeof everyCall)[number]['call']): string[] {
  const rule = ruleForPath(call.path);
  const rows = rule ? pickSample(loaded.get(rule) ?? []) : [];
  return rows.length > 0 && call.path.includes('{')
    ? rows.map((row) => buildPath(call, row, '1'))
    : [call.path.replaceAll(/\{\w+\}/g, 'acacia')];
}

const reads = everyCall.filter(({ call }) => call.method === 'GET' && !call.sameSite && call.access.includes('admin'));

test.each(reads)('HEAD answers like $title, without a body', async ({ call, title }) => {
  const version = /\/versions\/\{\w+\}$/.test(call.path) ? [{ compareTo: '1' }] : [];
  const queries = [{}, { unknownField: 'x' }, ...(isPaged(call) ? [{ limit: '1', offset: '1' }] : []), ...version];
  for (const path of pathsOf(call)) {
    for (const query of queries) {
      const read = await api.send('GET', path, { as: 'admin', query });
      const head = await api.send('HEAD', path, { as: 'admin', query });
      expect({ path, query, status: head.status, headers: stable(head.headers, title), text: head.text }).toEqual({
        path,
        query,
        status: read.status,
        headers: stable(read.headers, title),
        text: '',
      });
    }
  }
});
