import type { AnnouncedMember } from './presenceMessage.ts';

/** How long an announced member counts, in milliseconds: three announcements, so that one may be lost. */
const LEASE_MS = 30_000;

/** A user in a presence channel. */
export type ChannelMember = Pick<AnnouncedMember, 'channel' | 'userId'>;

/** The members of presence channels that other nodes have announced. */
export interface RemoteMembers {
  /** The public data of a channel's members by user id. */
  list(channel: string): ReadonlyMap<string, Record<string, unknown>>;
  /** Takes over what a node has announced. */
  update(node: string, member: AnnouncedMember): void;
  /** Members that were not announced again in time, because their node is gone; they still count. */
  expired(): (ChannelMember & { node: string })[];
}

interface Announcement {
  node: string;
  userId: string;
  info: Record<string, unknown>;
  expiresAt: number;
}

export function createRemoteMembers(now: () => number): RemoteMembers {
  const channels = new Map<string, Map<string, Announcement>>();
  return {
    list: (channel) => new Map([...(channels.get(channel)?.values() ?? [])].map(({ userId, info }) => [userId, info])),
    update(node, { channel, userId, info }) {
      const announcements = channels.get(channel) ?? new Map<string, Announcement>();
      const key = `${node} ${userId}`;
      if (info === null) announcements.delete(key);
      else announcements.set(key, { node, userId, info, expiresAt: now() + LEASE_MS });
      if (announcements.size === 0) channels.delete(channel);
      else channels.set(channel, announcements);
    },
    expired: () =>
      [...channels].flatMap(([channel, announcements]) =>
        [...announcements.values()].filter(({ expiresAt }) => expiresAt <= now()).map(({ node, userId }) => ({ node, channel, userId })),
      ),
  };
}
