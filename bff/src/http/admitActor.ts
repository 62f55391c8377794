import { type Call, contract } from '@farwend/api-contract';
import { hasSecondFactor, needsFactor } from '#src/domains/accounts/factors/needsFactor.ts';
import { type Actor, createActor } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { Settings } from '#src/settings/settings.ts';

/** What somebody may do who has to set up a second factor, or sign in with it: find out who they are, set it up, and leave. */
const enrolmentCalls: ReadonlySet<Call> = new Set<Call>([
  contract.sessions.currentUser,
  contract.sessions.login,
  contract.sessions.logout,
  contract.tokensV2.logout,
  contract.tokens.create,
  contract.tokens.revokeOwn,
  contract.ownSessions.list,
  contract.ownSessions.endOthers,
  contract.ownSessions.end,
  contract.factors.list,
  contract.factors.options,
  contract.factors.create,
  contract.factors.remove,
  contract.recoveryCodes.create,
  contract.stepUps.create,
]);

/**
 * The actor as far as the call admits them. Team members who work only with a second factor, and signed in without one, are visitors to calls
 * that visitors may make; other calls refuse them. Service tokens were made by somebody with a factor.
 */
export function admitActor(call: Call, actor: Actor, settings: Settings): Actor {
  const { person, factors = [], scopes } = actor;
  if (!person || scopes || actor.via === 'system') return actor;
  if (!needsFactor(person, settings) || hasSecondFactor(factors, settings) || enrolmentCalls.has(call)) return actor;
  if (!call.access.includes('anonymous')) throw new Failure('auth.enrolmentRequired');
  const { deviceId, ipHash, isNewDevice } = actor;
  return createActor(null, { via: 'none', sessionHandle: null, tokenId: null, deviceId, ipHash, ...(isNewDevice && { isNewDevice }) });
}
