import type Pusher from 'pusher';
import type { Settings } from '#src/settings/settings.ts';
import type { PushMessage } from '#src/kernel/pushMessage.ts';

/** Sends events to the push vendor. Disconnects users who lost access; they reconnect with what they may still access. */
export function sendPush({ pusher: account }: Settings) {
  let client: Promise<Pusher> | undefined;
  return async (message: PushMessage): Promise<void> => {
    if (!account) return;
    client ??= import('pusher').then(({ default: Client }) => new Client({ ...account, useTLS: true, timeout: 5_000 }));
    const pusher = await client;
    if (message.kind === 'event') await pusher.trigger(message.channel, message.event, message.data);
    else await pusher.terminateUserConnections(message.userId);
  };
}
