import type { contract } from '@farwend/api-contract';
import Pusher from 'pusher';
import { findSeen, looking } from '#src/calls/records.ts';
import { conversationEntity } from '#src/entities/conversations/conversation.entity.ts';
import { ownPart } from '#src/entities/conversations/conversation.policy.ts';
import { is, type Person } from '#src/http/actor.ts';
import { Failure, notFound } from '#src/http/failure.ts';
import { type CallContext, type Handlers, ok } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import type { Settings } from '#src/settings.ts';
import { channelOf, checkChannel } from './channels.ts';
import { OWN_APP, pushSecrets } from './pushKeys.ts';
import { pushEvent } from './pushEvent.ts';

export const pushHandlers: Handlers<typeof contract.push> = {
  place: async (_, { settings }) => {
    if (settings.pusher) return ok({ key: settings.pusher.key, cluster: settings.pusher.cluster, host: null, port: null, tls: true });
    const { protocol, hostname, port } = new URL(settings.publicOrigin);
    const tls = protocol === 'https:';
    return ok({ key: OWN_APP, cluster: 'own', host: hostname, port: port === '' ? (tls ? 443 : 80) : Number(port), tls });
  },

  userAuth: async ({ body }, { actor, settings }) => {
    const person = personOf(actor.person);
    const { auth, user_data } = signer(settings).authenticateUser(body.socketId, {
      id: person.userId,
      ...sessionPart(settings, actor.tokenId),
    });
    return ok({ auth, user_data: user_data ?? '' });
  },

  channelAuth: async ({ body }, context) => {
    await checkChannel(body.channelName, context);
    const { actor, settings } = context;
    const person = personOf(actor.person);
    const isPresence = body.channelName.startsWith('presence-');
    const info = { personType: person.personType, name: person.givenName };
    // Our own server learns here whose socket it is, so that it can hang up when the access ends; the vendor wants this for presence only.
    const data = { user_id: person.userId, ...(isPresence ? { user_info: info } : {}), ...sessionPart(settings, actor.tokenId) };
    const { auth, channel_data } = signer(settings).authorizeChannel(
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

/** Care and administrators push to channels they may enter; people to conversations they take part in, as client events only. */
async function checkTrigger(channelName: string, event: string, context: CallContext): Promise<void> {
  const channel = channelOf(channelName);
  if (!channel || !isId(channel.id)) throw notFound();
  if (is(context.actor, 'admin', 'care')) {
    if (channel.kind === 'private-conversation' || channel.kind === 'presence-tripRequest') await checkChannel(channelName, context);
    return;
  }
  if (channel.kind !== 'private-conversation') throw notFound();
  const row = await findSeen(conversationEntity, channel.id, looking(context));
  if (!ownPart(context.actor, row) || !event.startsWith('client-'))
    throw new Failure('auth.forbidden', { message: 'Those who take part may push events whose names start with client-.' });
}

function personOf(person: Person | null): Person {
  if (!person) throw new Failure('auth.required');
  return person;
}

/** By which token and when the socket is let in: our own server hangs up when it ends, and takes no old signatures. */
function sessionPart({ pusher }: Settings, tokenId: string | null): { token_id?: string; issued_at?: number } {
  return pusher ? {} : { ...(tokenId === null ? {} : { token_id: tokenId }), issued_at: Date.now() };
}

const signers = new WeakMap<Settings, Pusher>();

/** Signs with the vendor's secret, or with our own. */
function signer(settings: Settings): Pusher {
  const [secret = ''] = pushSecrets(settings);
  const known =
    signers.get(settings) ??
    new Pusher(settings.pusher ? { ...settings.pusher, useTLS: true } : { appId: OWN_APP, key: OWN_APP, secret, cluster: 'own' });
  signers.set(settings, known);
  return known;
}
