import { z } from 'zod';

/** What the log says of an erasure, so that it can be repeated after a restore: ids and keyed hashes, which name nobody. */
export const loggedErasureSchema = z.object({
  travelerIds: z.array(z.uuid()),
  agentIds: z.array(z.uuid()),
  /** Keyed hashes, as in `erased_addresses`. */
  addresses: z.array(z.string()),
  keepReviews: z.boolean(),
});
export type LoggedErasure = z.output<typeof loggedErasureSchema>;
