import type { Redis } from 'ioredis';
import type { Server } from 'node:http';
import type { Services } from '#src/services.ts';
import { hangUp } from './pushHub.ts';
import { pushSecrets } from './pushKeys.ts';
import { listenToPushes } from './pushBus.ts';
import { startPushServer } from './pushServer.ts';
import { sendPush } from './sendPush.job.ts';

/** Where pushes go out, and how it ends: `hangUp` first, so that the port can close; `close` at last. */
export interface RunningPush {
  hangUp(): void;
  close(): Promise<void>;
}

/** Starts our own push server, or, with a vendor, only what tells it of ended accesses. `url`: of the primary database. */
export async function startPush(
  server: Server,
  url: string,
  redis: Redis | null,
  { settings, log }: Services,
  isDraining: () => boolean,
): Promise<RunningPush> {
  if (settings.pusher) {
    const send = sendPush(settings);
    const heard = (message: Parameters<typeof send>[0]) => {
      if (message.kind !== 'event') send(message).catch(() => log.warn('the push vendor could not be told of an ended access'));
    };
    return { hangUp: () => undefined, close: await listenToPushes(url, null, { heard, missed: () => undefined }, log) };
  }
  const { hub, stop } = startPushServer(server, pushSecrets(settings), isDraining);
  const missed = () => {
    for (const client of hub.clients) client.close(hangUp.comeBack); // an ended access may be among what was missed
  };
  return { hangUp: stop, close: await listenToPushes(url, redis, { heard: (message) => hub.publish(message), missed }, log) };
}
