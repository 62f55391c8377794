import type { ApiResponse, Api } from './api.ts';
import { everyCall } from './everyCall.ts';
import { isSearch, pageInput } from './pagedCalls.ts';
import { buildPath, mayCall, pickSample, credentials, ruleForPath, type ProtectedRecord, type Viewer } from './visibility.ts';
import type { VisibilityRule } from '../api/rights.data.ts';

/** The result of one read. */
export interface ReadResult {
  title: string;
  id: string | null;
  answer: ApiResponse<unknown>;
}

/** Reads everything a person can read: every list and search, also with a search term, and all sub-resources of the records they see. */
export async function readEverything(
  api: Api,
  viewer: Viewer,
  loaded: ReadonlyMap<VisibilityRule, ProtectedRecord[]>,
  word: string,
): Promise<ReadResult[]> {
  const reads = everyCall
    .filter(({ call }) => (call.method === 'GET' && !call.sameSite) || isSearch(call))
    .filter(({ call }) => mayCall(viewer, call));
  const readings: ReadResult[] = [];
  const send = async (title: string, method: 'GET' | 'POST', path: string, id: string | null, input: Parameters<Api['send']>[2]) => {
    readings.push({ title, id, answer: await api.send(method, path, { ...credentials(viewer), ...input }) });
  };
  for (const { call, title } of reads) {
    const method = call.method === 'GET' ? 'GET' : 'POST';
    if (!call.path.includes('{')) {
      const page = pageInput(call, { limit: 100, offset: 0 });
      await send(title, method, call.path, null, page);
      if (page.body) await send(title, method, call.path, null, { body: { ...Object(page.body), q: word } });
      else if (call.query && 'q' in call.query.shape) await send(title, method, call.path, null, { query: { ...page.query, q: word } });
      continue;
    }
    const rule = ruleForPath(call.path);
    if (!rule) await send(title, method, call.path.replaceAll(/\{\w+\}/g, word.slice(0, 4)), null, {});
    for (const row of rule ? pickSample(loaded.get(rule) ?? []).filter((one) => one.seenBy(viewer)) : []) {
      await send(title, method, buildPath(call, row, '1'), row.id, {});
    }
  }
  return readings;
}
