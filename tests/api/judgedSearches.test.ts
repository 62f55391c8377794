import { contract, type ReplyOf } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApi } from '../builders/api.ts';
import { startServer } from '../builders/server.ts';
import { type JudgedSearch, judgedSearches } from './judgedSearches.data.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

/** So many results are judged. */
const JUDGED_RESULTS = 5;

interface Judgement {
  q: string;
  reply: ReplyOf<typeof contract.search.find>;
  /** Null if no first page is named. */
  isFirstRight: boolean | null;
  /** How many of the pages named are among the first results. */
  named: number;
  found: number;
  isBare: boolean;
}

const judgements: Judgement[] = [];

beforeAll(async () => {
  for (const one of judgedSearches) {
    const { status, body } = await api.call(contract.search.find, { query: { q: one.q } });
    expect([one.q, status]).toEqual([one.q, 200]);
    judgements.push(judge(one, body));
  }
  const { firstRight, precision, barePages } = measure();
  console.info(
    `Judged searches: first result right ${(100 * firstRight).toFixed(1)} %, precision@5 ${precision.toFixed(3)}, bare zero pages ${barePages}`,
  );
});

describe('the searches that people judged', () => {
  test('the first result is right in at least 90 of 100', () => {
    expect({
      wrong: judgements.filter(({ isFirstRight }) => isFirstRight === false).map(describeFirst),
      ok: measure().firstRight >= 0.9,
    }).toMatchObject({
      ok: true,
    });
  });

  test('of the pages named, at least 80 of 100 are among the first five', () => {
    expect({
      missing: judgements.filter(({ named, found }) => found < named).map(({ q }) => q),
      ok: measure().precision >= 0.8,
    }).toMatchObject({
      ok: true,
    });
  });

  test('no page is bare', () => {
    expect(judgements.filter(({ isBare }) => isBare).map(({ q }) => q)).toEqual([]);
  });

  test('a price is never exceeded, and a place that we do not plan is said to be one', () => {
    for (const { q, holds } of judgedSearches) {
      const reply = judgements.find((one) => one.q === q)?.reply;
      if (holds === 'onlyUpTo5000') {
        expect(reply?.items.map(({ type }) => type)).toEqual(reply?.items.map(() => 'itinerary'));
        expect(reply?.items.filter(({ priceFromUSD }) => (priceFromUSD ?? Infinity) > 5_000)).toEqual([]);
      }
      if (holds === 'notPlanned') expect(reply?.answer).toMatchObject({ kind: 'notPlanned' });
    }
  });
});

function judge({ q, first, among }: JudgedSearch, reply: Judgement['reply']): Judgement {
  const urls = reply.items.map(({ url }) => url);
  const named = [...new Set([...(first.length === 1 ? first : []), ...among])];
  return {
    q,
    reply,
    isFirstRight: first.length === 0 ? null : first.includes(urls[0] ?? ''),
    named: named.length,
    found: named.filter((url) => urls.slice(0, JUDGED_RESULTS).includes(url)).length,
    isBare: reply.total === 0 && reply.answer === null && reply.nearest.length === 0 && reply.understood.length === 0,
  };
}

function measure() {
  const judgedFirst = judgements.filter(({ isFirstRight }) => isFirstRight !== null);
  const sum = (count: (one: Judgement) => number) => judgements.reduce((total, one) => total + count(one), 0);
  return {
    firstRight: judgedFirst.filter(({ isFirstRight }) => isFirstRight).length / judgedFirst.length,
    precision: sum(({ found }) => found) / sum(({ named }) => named),
    barePages: judgements.filter(({ isBare }) => isBare).length,
  };
}

function describeFirst({ q, reply }: Judgement): string {
  return `${q}: ${reply.items[0]?.url ?? 'nothing'}`;
}
