import { ok } from '#src/kernel/handler.ts';

/** The response of every call that must not reveal whether an address has an account. */
export const acceptedReply = ok({
  message: 'If this address belongs to an account or can be registered, you will receive an email shortly.',
});
