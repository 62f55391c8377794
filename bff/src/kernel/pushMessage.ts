import { z } from 'zod';

/** What nodes tell each other: an event for a channel, or that an access has ended. */
export const PushMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), channel: z.string(), event: z.string(), data: z.record(z.string(), z.unknown()) }),
  /** This user has lost this channel. */
  z.object({ kind: z.literal('channelEnded'), channel: z.string(), userId: z.string() }),
  z.object({ kind: z.literal('tokenEnded'), tokenId: z.string(), userId: z.string() }),
  /** Disabled, another password, other roles. */
  z.object({ kind: z.literal('userEnded'), userId: z.string() }),
]);
export type PushMessage = z.infer<typeof PushMessage>;
