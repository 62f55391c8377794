import type { Answer, Api } from './api.ts';
import { everyCall } from './everyCall.ts';
import { isSearch, pageOf } from './lists.ts';
import { addressOf, mayCall, sampleOf, sender, sightOfPath, type SightRow, type Viewer } from './sights.ts';
import type { Sight } from '../api/rights.data.ts';

/** Where something was read. */
export interface Reading {
  title: string;
  id: string | null;
  answer: Answer<unknown>;
}

/** Everything a person can read without writing: every list and search, also for a word, and all that hangs on the records they see. */
export async function readEverything(api: Api, viewer: Viewer, loaded: ReadonlyMap<Sight, SightRow[]>, word: string): Promise<Reading[]> {
  const reads = everyCall
    .filter(({ call }) => (call.method === 'GET' && !call.sameSite) || isSearch(call))
    .filter(({ call }) => mayCall(viewer, call));
  const readings: Reading[] = [];
  const send = async (title: string, method: 'GET' | 'POST', path: string, id: string | null, input: Parameters<Api['send']>[2]) => {
    readings.push({ title, id, answer: await api.send(method, path, { ...sender(viewer), ...input }) });
  };
  for (const { call, title } of reads) {
    const method = call.method === 'GET' ? 'GET' : 'POST';
    if (!call.path.includes('{')) {
      const page = pageOf(call, { limit: 100, offset: 0 });
      await send(title, method, call.path, null, page);
      if (page.body) await send(title, method, call.path, null, { body: { ...Object(page.body), q: word } });
      else if (call.query && 'q' in call.query.shape) await send(title, method, call.path, null, { query: { ...page.query, q: word } });
      continue;
    }
    const sight = sightOfPath(call.path);
    if (!sight) await send(title, method, call.path.replaceAll(/\{\w+\}/g, word.slice(0, 4)), null, {});
    for (const row of sight ? sampleOf(loaded.get(sight) ?? []).filter((one) => one.seenBy(viewer)) : []) {
      await send(title, method, addressOf(call, row, '1'), row.id, {});
    }
  }
  return readings;
}
