import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Services } from '#src/kernel/context.ts';
import { type NodeMessage, sendToNodes } from './nodeMessage.ts';
import { createPresenceAnnouncer } from './presenceAnnouncer.ts';
import type { PresenceMessage } from './presenceMessage.ts';
import { listenForPushes } from './pushBus.ts';
import { closeReasons } from './pushHub.ts';
import { derivePushSecrets } from './pushKeys.ts';
import { type PushServer, startPushServer } from './pushServer.ts';
import { recordPresences } from './recordPresences.ts';
import { sendPush } from './sendPush.job.ts';

/** Running push delivery. Call `disconnectClients` first, so that the port can close, and `close` at the end. */
export interface RunningPush {
  disconnectClients(): void;
  /** The number of connected clients; those of a vendor are not counted. */
  countClients(): number;
  close(): Promise<void>;
}

/** Starts our own push server or, with a vendor, only the forwarding of ended access. `databaseUrl`: of the primary. */
export async function startPush(
  server: Server,
  databaseUrl: string,
  redis: Redis | null,
  services: Services,
  isDraining: () => boolean,
): Promise<RunningPush> {
  if (services.settings.pusher) return forwardEndedAccess(databaseUrl, services);
  const { settings, db, log } = services;
  const node = randomUUID();
  const send = (message: PresenceMessage) => sendToNodes(message, db, redis);
  const announcer = createPresenceAnnouncer(
    (members) => send({ kind: 'presence', node, members }),
    () => push.hub.members.listLocal(),
  );
  const push: PushServer = startPushServer(server, derivePushSecrets(settings), isDraining, (member) => announcer.announce([member]));
  const { hub } = push;
  const stopRecording = recordPresences(hub, services);

  const onMessage = (message: NodeMessage): void => {
    if (message.kind === 'presence') {
      if (message.node !== node) hub.members.updateRemote(message.node, message.members);
    } else if (message.kind === 'presenceRequest') {
      if (message.node !== node) announcer.announce(hub.members.listLocal());
    } else hub.publish(message);
  };
  const stopListening = await listenForPushes(
    { databaseUrl, redisUrl: settings.redisUrl },
    {
      onMessage,
      onConnected: () => void send({ kind: 'presenceRequest', node }).catch(() => undefined), // members are announced at intervals anyway
      onMissed() {
        for (const client of hub.clients) client.close(closeReasons.reconnect); // a missed message may have ended access
      },
    },
    log,
  );
  return {
    disconnectClients: push.stop,
    countClients: () => hub.clients.size,
    async close() {
      stopRecording();
      announcer.announce(hub.members.listLocal().map((member) => ({ ...member, info: null })));
      await announcer.close();
      await stopListening();
    },
  };
}

async function forwardEndedAccess(databaseUrl: string, { settings, log }: Services): Promise<RunningPush> {
  const send = sendPush(settings);
  const onMessage = (message: NodeMessage): void => {
    if (message.kind === 'event' || message.kind === 'presence' || message.kind === 'presenceRequest') return;
    send(message).catch(() => log.warn('the push vendor could not be notified of ended access'));
  };
  const nothing = () => undefined;
  const listener = { onMessage, onConnected: nothing, onMissed: nothing };
  return {
    disconnectClients: nothing,
    countClients: () => 0,
    close: await listenForPushes({ databaseUrl, redisUrl: undefined }, listener, log),
  };
}
