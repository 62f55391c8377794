/** A client connection, independent of its transport. */
export interface PushClient {
  socketId: string;
  /** The user, once authenticated by a signature. */
  userId: string | null;
  tokenIds: Set<string>;
  channels: Set<string>;
  /** Messages received in the current minute. */
  messageCount: number;
  send(event: string, data: unknown, channel?: string): void;
  close(reason: readonly [code: number, reason: string]): void;
}
