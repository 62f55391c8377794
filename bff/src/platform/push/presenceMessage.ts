import { z } from 'zod';

/** What the clients of a node say about a user in a presence channel: their public data, or null once the last of them has left. */
export const AnnouncedMember = z.object({
  channel: z.string(),
  userId: z.string(),
  info: z.record(z.string(), z.unknown()).nullable(),
});
export type AnnouncedMember = z.infer<typeof AnnouncedMember>;

/** A message between nodes about who is in their presence channels; `node` is who sends it. */
export const PresenceMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('presence'), node: z.string(), members: z.array(AnnouncedMember) }),
  /** Asks the other nodes to announce their members. */
  z.object({ kind: z.literal('presenceRequest'), node: z.string() }),
]);
export type PresenceMessage = z.infer<typeof PresenceMessage>;
