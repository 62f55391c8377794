import { isProblem } from '@farwend/api-contract/client';
import { QueryClient } from '@tanstack/react-query';

/** How long what was read is shown without asking again when a screen opens, in milliseconds. */
const FRESH_MS = 15_000;

/** Creates the store of what was read from the API. Answers of the API are final; only silence is asked again. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, reason) => !import.meta.env.SSR && !isProblem(reason) && failures < 2,
      },
    },
  });
}
