import type { AnnouncedMember } from './presenceMessage.ts';
import type { PushClient } from './pushClient.ts';
import { createRemoteMembers } from './remoteMembers.ts';

/** Public data of a member of a presence channel. */
type MemberInfo = Record<string, unknown>;

/** Who is in the channels: the clients of this node and, in presence channels, the users of all nodes. */
export interface ChannelMembers {
  /** The clients of this node. */
  clientsIn(channel: string): PushClient[];
  /** Adds a client; the other clients of a presence channel are told of a new user. */
  join(client: PushClient, channel: string, info: MemberInfo): void;
  /** Removes a client; the others are told if its user has left. */
  leave(client: PushClient, channel: string): void;
  /** The users of a presence channel on all nodes, with their public data. */
  usersIn(channel: string): ReadonlyMap<string, MemberInfo>;
  /** The users of this node in all presence channels. */
  listLocal(): AnnouncedMember[];
  /** Takes over what another node has announced. */
  updateRemote(node: string, members: readonly AnnouncedMember[]): void;
  /** Removes the users of nodes that are gone. */
  removeExpired(): void;
}

/** `announce` is called when the first client of a user has joined a presence channel on this node, and when the last has left. */
export function createChannelMembers(now: () => number, announce: (member: AnnouncedMember) => void): ChannelMembers {
  const channels = new Map<string, Map<PushClient, MemberInfo>>();
  const remote = createRemoteMembers(now);

  const localUsers = (channel: string) =>
    new Map([...(channels.get(channel) ?? [])].flatMap(([{ userId }, info]) => (userId === null ? [] : [[userId, info]])));
  const usersIn = (channel: string) => new Map([...remote.list(channel), ...localUsers(channel)]);
  const clientsIn = (channel: string) => [...(channels.get(channel)?.keys() ?? [])];

  /** Applies a change of a user's presence, and tells the clients of the other users whether the user has come or gone. */
  const changeUser = (channel: string, userId: string, apply: () => void): void => {
    const wasMember = usersIn(channel).has(userId);
    apply();
    const info = usersIn(channel).get(userId);
    if (wasMember === (info !== undefined)) return;
    for (const client of clientsIn(channel).filter((one) => one.userId !== userId)) {
      if (info) client.send('pusher_internal:member_added', { user_id: userId, user_info: info }, channel);
      else client.send('pusher_internal:member_removed', { user_id: userId }, channel);
    }
  };

  /** Applies a change of a client's channels; in a presence channel, it may change what this node announces of its user. */
  const changeClient = ({ userId }: PushClient, channel: string, apply: () => void): void => {
    if (userId === null || !isPresence(channel)) return apply();
    const wasLocal = localUsers(channel).has(userId);
    changeUser(channel, userId, apply);
    const info = localUsers(channel).get(userId) ?? null;
    if (wasLocal !== (info !== null)) announce({ channel, userId, info });
  };

  const updateRemote = (node: string, members: readonly AnnouncedMember[]): void => {
    for (const member of members) changeUser(member.channel, member.userId, () => remote.update(node, member));
  };

  return {
    clientsIn,
    usersIn,
    updateRemote,
    join(client, channel, info) {
      changeClient(client, channel, () => {
        channels.set(channel, (channels.get(channel) ?? new Map<PushClient, MemberInfo>()).set(client, info));
        client.channels.add(channel);
      });
    },
    leave(client, channel) {
      changeClient(client, channel, () => {
        const clients = channels.get(channel);
        clients?.delete(client);
        client.channels.delete(channel);
        if (clients?.size === 0) channels.delete(channel);
      });
    },
    listLocal: () =>
      [...channels.keys()]
        .filter(isPresence)
        .flatMap((channel) => [...localUsers(channel)].map(([userId, info]) => ({ channel, userId, info }))),
    removeExpired() {
      for (const { node, ...member } of remote.expired()) updateRemote(node, [{ ...member, info: null }]);
    },
  };
}

/** Whether the members of a channel learn of each other. */
export function isPresence(channel: string): boolean {
  return channel.startsWith('presence-');
}
