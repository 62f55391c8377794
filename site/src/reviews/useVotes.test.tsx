import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';

const sendVote = jest.fn(async () => undefined);
jest.unstable_mockModule('./sendVote.ts', () => ({ sendVote }));
const { useVotes } = await import('./useVotes.ts');

beforeEach(() => void sendVote.mockClear());
afterEach(cleanup);

test('a vote is shared by all places that show the review', async () => {
  const list = renderHook(() => useVotes());
  const page = renderHook(() => useVotes());
  await act(() => list.result.current.vote({ id: 'a', helpfulCount: 4 }, true));
  expect(page.result.current.getVotes({ id: 'a', helpfulCount: 4 })).toEqual({ pressed: true, count: 5 });
  expect(page.result.current.getVotes({ id: 'b', helpfulCount: 2 })).toEqual({ pressed: false, count: 2 });
  expect(window.localStorage.getItem('farwend.votedReviews')).toContain('"a"');
  await act(() => page.result.current.vote({ id: 'a', helpfulCount: 4 }, false));
  expect(list.result.current.getVotes({ id: 'a', helpfulCount: 4 })).toEqual({ pressed: false, count: 4 });
});

test('a count never falls below zero, and a rejected vote changes nothing', async () => {
  const { result } = renderHook(() => useVotes());
  await act(() => result.current.vote({ id: 'c', helpfulCount: 0 }, false));
  expect(result.current.getVotes({ id: 'c', helpfulCount: 0 }).count).toBe(0);
  sendVote.mockRejectedValueOnce(new Error('Unauthorized'));
  await expect(result.current.vote({ id: 'd', helpfulCount: 1 }, true)).rejects.toThrow('Unauthorized');
  expect(result.current.getVotes({ id: 'd', helpfulCount: 1 })).toEqual({ pressed: false, count: 1 });
});
