import type { contract } from '@farwend/api-contract';
import type Pusher from 'pusher';
import { findVisible, withoutRowLock } from '#src/records/records.ts';
import { conversationEntity } from '#src/domains/conversations/conversations/conversation.entity.ts';
import { findOwnParticipant } from '#src/domains/conversations/conversations/conversation.policy.ts';
import { is, type Person } from '#src/kernel/actor.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import type { Settings } from '#src/settings/settings.ts';
import { parseChannel } from '#src/platform/push/parseChannel.ts';
import { checkChannel } from './checkChannel.ts';
import { OWN_APP, derivePushSecrets } from '#src/platform/push/pushKeys.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';

export const pushHandlers: Handlers<typeof contract.push> = {
  place: async (_, { settings }) => {
    if (settings.pusher) return ok({ key: settings.pusher.key, cluster: settings.pusher.cluster, host: null, port: null, tls: true });
    const { protocol, hostname, port } = new URL(settings.publicOrigin);
    const tls = protocol === 'https:';
    return ok({ key: OWN_APP, cluster: 'own', host: hostname, port: port === '' ? (tls ? 443 : 80) : Number(port), tls });
  },

  userAuth: async ({ body }, { actor, settings }) => {
    const person = requirePerson(actor.person);
    const signer = await getSigner(settings);
    const { auth, user_data } = signer.authenticateUser(body.socketId, {
      id: person.userId,
      ...buildSessionClaims(settings, actor.tokenId),
    });
    return ok({ auth, user_data: user_data ?? '' });
  },

  channelAuth: async ({ body }, context) => {
    await checkChannel(body.channelName, context);
    const { actor, settings } = context;
    const person = requirePerson(actor.person);
    const isPresence = body.channelName.startsWith('presence-');
    const info = { personType: person.personType, name: person.givenName };
    // Our own server needs the user of every socket to close it when access is revoked; Pusher needs it for presence channels only.
    const data = { user_id: person.userId, ...(isPresence ? { user_info: info } : {}), ...buildSessionClaims(settings, actor.tokenId) };
    const signer = await getSigner(settings);
    const { auth, channel_data } = signer.authorizeChannel(
      body.socketId,
      body.channelName,
      ...(isPresence || !settings.pusher ? [data] : []),
    );
    return ok({ auth, ...(channel_data === undefined ? {} : { channel_data }) });
  },

  trigger: async ({ params, body }, context) => {
    const channelName = isId(params.id) ? `private-conversation-${params.id}` : params.id;
    await checkTrigger(channelName, body.event, context);
    await pushEvent(channelName, body.event, body.data, context);
    return ok({ channelName, event: body.event });
  },
};

/** Care and administrators may push to channels they may join, participants to their conversations with client events only. */
async function checkTrigger(channelName: string, event: string, context: CallContext): Promise<void> {
  const channel = parseChannel(channelName);
  if (!channel || !isId(channel.id)) throw notFound();
  if (is(context.actor, 'admin', 'care')) {
    if (channel.kind === 'private-conversation' || channel.kind === 'presence-tripRequest') await checkChannel(channelName, context);
    return;
  }
  if (channel.kind !== 'private-conversation') throw notFound();
  const row = await findVisible(conversationEntity, channel.id, withoutRowLock(context));
  if (!findOwnParticipant(context.actor, row) || !event.startsWith('client-'))
    throw new Failure('auth.forbidden', { message: 'Participants may only push events whose names start with client-.' });
}

function requirePerson(person: Person | null): Person {
  if (!person) throw new Failure('auth.required');
  return person;
}

/** Lets our own server close the socket when the token is revoked, and reject old signatures. */
function buildSessionClaims({ pusher }: Settings, tokenId: string | null): { token_id?: string; issued_at?: number } {
  return pusher ? {} : { ...(tokenId === null ? {} : { token_id: tokenId }), issued_at: Date.now() };
}

const signers = new WeakMap<Settings, Promise<Pusher>>();

/** Signs with the secret of Pusher, or with our own. */
function getSigner(settings: Settings): Promise<Pusher> {
  const signer = signers.get(settings) ?? createSigner(settings);
  signers.set(settings, signer);
  return signer;
}

async function createSigner(settings: Settings): Promise<Pusher> {
  const { default: Client } = await import('pusher'); // loaded by the first sign-in to a channel
  const [secret = ''] = derivePushSecrets(settings);
  return new Client(settings.pusher ? { ...settings.pusher, useTLS: true } : { appId: OWN_APP, key: OWN_APP, secret, cluster: 'own' });
}
