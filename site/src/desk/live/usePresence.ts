import type { Channel, PresenceChannel } from 'pusher-js';
import { useState } from 'react';
import { useChannel } from './useChannel.ts';

/** Somebody who has the same record open. */
export interface PresentPerson {
  /** UUID of their account. */
  id: string;
  name: string;
  personType: string;
}

/** Who else has a record open, by name; empty until the desk is connected. */
export function usePresence(channelName: string): readonly PresentPerson[] {
  const [present, setPresent] = useState<readonly PresentPerson[]>([]);
  useChannel(channelName, (channel) => {
    if (!isPresenceChannel(channel)) return;
    const list = () => setPresent(listOthers(channel));
    for (const event of ['pusher:subscription_succeeded', 'pusher:member_added', 'pusher:member_removed']) channel.bind(event, list);
  });
  return present;
}

function isPresenceChannel(channel: Channel): channel is PresenceChannel {
  return 'members' in channel;
}

function listOthers({ members }: PresenceChannel): PresentPerson[] {
  const others: PresentPerson[] = [];
  members.each(({ id, info }: { id: string; info: Omit<PresentPerson, 'id'> }) => {
    if (id !== members.myID) others.push({ id, ...info });
  });
  return others.toSorted((one, other) => one.name.localeCompare(other.name));
}
