import { expect } from '@jest/globals';
import { z } from 'zod';
import { createApi, type Person } from '../../builders/api.ts';
import { eventually } from '../../builders/eventually.ts';
import { createMatchConversation } from '../../builders/matchConversation.ts';
import { type ChannelEvent, connectPusher, subscribeTo } from '../../builders/pusherClient.ts';
import type { Server } from '../../builders/server.ts';

/** Three people join the presence channel of a request on two nodes, one of them on both, and see each other come and go as on one. */
export async function meetOverTwoNodes(here: Server, there: Server): Promise<void> {
  const api = createApi(here);
  const { tripRequestId } = await createMatchConversation(here, api);
  const channel = `presence-tripRequest-${tripRequestId}`;
  const connectAs = async (person: Person, node: Server) => connectPusher(node, await api.tokenOf(person));
  const [care, admin, careAgain, dana] = await Promise.all([
    connectAs('care', here),
    connectAs('admin', there),
    connectAs('care', there),
    connectAs('dana', here),
  ]);
  try {
    const seenByCare = await subscribeTo(care, channel);
    expect(countMembers(seenByCare)).toBe(1);
    const seenByAdmin = await subscribeTo(admin, channel);
    await subscribeTo(careAgain, channel);
    const seenByDana = await subscribeTo(dana, channel);
    for (const seen of [seenByCare, seenByAdmin, seenByDana]) await eventually(() => expect(countMembers(seen)).toBe(3));

    careAgain.disconnect();
    admin.disconnect();
    for (const seen of [seenByCare, seenByDana]) await eventually(() => expect(countMembers(seen)).toBe(2));
    const changes = seenByCare.map(({ event }) => event).filter((event) => event.startsWith('pusher:member_'));
    expect(changes).toEqual(['pusher:member_added', 'pusher:member_added', 'pusher:member_removed']);
  } finally {
    for (const client of [care, admin, careAgain, dana]) client.disconnect();
  }
}

/** The client keeps the members of a channel in the object that it passes with its first event. */
function countMembers([subscribed]: ChannelEvent[]): number {
  return z.object({ count: z.int() }).parse(subscribed?.data).count;
}
