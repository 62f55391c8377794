import { z } from 'zod';

/** A message between nodes: an event for a channel, or that access has ended. */
export const PushMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), channel: z.string(), event: z.string(), data: z.record(z.string(), z.unknown()) }),
  /** The user lost access to the channel. */
  z.object({ kind: z.literal('channelEnded'), channel: z.string(), userId: z.string() }),
  z.object({ kind: z.literal('tokenEnded'), tokenId: z.string(), userId: z.string() }),
  /** The user was disabled, or their password or roles changed. */
  z.object({ kind: z.literal('userEnded'), userId: z.string() }),
]);
export type PushMessage = z.infer<typeof PushMessage>;
