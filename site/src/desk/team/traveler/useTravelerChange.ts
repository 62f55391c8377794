import { useMutation, useQueryClient } from '@tanstack/react-query';
import { travelersKey } from '#src/desk/team/travelers/travelersQueries.ts';
import { travelerKey } from './travelerQueries.ts';

/** A write about a traveler, after which everything about them is read again; also after a refusal, since what was shown was out of date then. */
export function useTravelerChange<Input, Answer>(id: string, write: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSettled: async () => {
      await Promise.all([client.invalidateQueries({ queryKey: travelerKey(id) }), client.invalidateQueries({ queryKey: travelersKey })]);
    },
  });
}
