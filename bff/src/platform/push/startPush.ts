import type { Redis } from 'ioredis';
import type { Server } from 'node:http';
import type { Services } from '#src/kernel/context.ts';
import { closeReasons } from './pushHub.ts';
import { derivePushSecrets } from './pushKeys.ts';
import { listenForPushes } from './pushBus.ts';
import { startPushServer } from './pushServer.ts';
import { sendPush } from './sendPush.job.ts';

/** Running push delivery. Call `disconnectClients` first, so that the port can close, and `close` at the end. */
export interface RunningPush {
  disconnectClients(): void;
  /** The number of connected clients; those of a vendor are not counted. */
  countClients(): number;
  close(): Promise<void>;
}

/** Starts our own push server or, with a vendor, only the forwarding of ended access. `url`: of the primary database. */
export async function startPush(
  server: Server,
  url: string,
  redis: Redis | null,
  { settings, log }: Services,
  isDraining: () => boolean,
): Promise<RunningPush> {
  if (settings.pusher) {
    const send = sendPush(settings);
    const forward = (message: Parameters<typeof send>[0]) => {
      if (message.kind !== 'event') send(message).catch(() => log.warn('the push vendor could not be notified of ended access'));
    };
    return {
      disconnectClients: () => undefined,
      countClients: () => 0,
      close: await listenForPushes(url, null, { onMessage: forward, onDisconnected: () => undefined }, log),
    };
  }
  const { hub, stop } = startPushServer(server, derivePushSecrets(settings), isDraining);
  const reconnectClients = () => {
    for (const client of hub.clients) client.close(closeReasons.reconnect); // a missed message may have ended access
  };
  return {
    disconnectClients: stop,
    countClients: () => hub.clients.size,
    close: await listenForPushes(url, redis, { onMessage: (message) => hub.publish(message), onDisconnected: reconnectClients }, log),
  };
}
