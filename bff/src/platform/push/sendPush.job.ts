import Pusher from 'pusher';
import type { Settings } from '#src/settings.ts';
import type { PushMessage } from './pushMessage.ts';

/** Hands events to the vendor; whoever lost an access is disconnected there, and comes back only with what is still theirs. */
export function sendPush({ pusher: account }: Settings) {
  const pusher = account && new Pusher({ ...account, useTLS: true, timeout: 5_000 });
  return async (message: PushMessage): Promise<void> => {
    if (!pusher) return;
    if (message.kind === 'event') await pusher.trigger(message.channel, message.event, message.data);
    else await pusher.terminateUserConnections(message.userId);
  };
}
