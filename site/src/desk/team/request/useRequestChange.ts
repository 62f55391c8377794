import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/shared/api.ts';
import type { TripRequestDetail } from '#src/desk/shared/tripRequestStatuses.data.ts';
import { requestKey, requestQuery } from './requestQueries.ts';

/**
 * A write about a request: its answer is shown at once, and what depends on it is read again. Also after a refusal, since what was shown
 * was out of date then.
 */
export function useRequestChange<Input>(id: string, write: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: (answer) => {
      if (isRequest(answer, id)) client.setQueryData(requestQuery(api, id).queryKey, answer);
    },
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: requestKey(id) }),
        client.invalidateQueries({ queryKey: ['inbox'] }),
        client.invalidateQueries({ queryKey: ['inbox-counts'] }),
      ]);
    },
  });
}

function isRequest(answer: unknown, id: string): answer is TripRequestDetail {
  return typeof answer === 'object' && answer !== null && 'id' in answer && answer.id === id && 'matchCountTarget' in answer;
}
