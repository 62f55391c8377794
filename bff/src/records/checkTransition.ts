import type { Transition } from '@farwend/api-contract';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { withArticle } from '#src/kernel/withArticle.ts';

/** Checks a transition to `to` and its reason. Throws 409 with the allowed transitions, or 422 for the reason. */
export function checkTransition<S extends string>(
  from: S,
  to: S,
  transitions: readonly Transition<S>[],
  reasonCode: string | undefined,
): { reasonCode: string | null } {
  const transition = transitions.find((one) => one.to === to);
  if (!transition) {
    throw new Failure('transition.notAllowed', {
      message:
        transitions.length > 0
          ? `This record is ${from} and cannot become ${to} here. It can become ${transitions.map((one) => one.to).join(', ')}.`
          : `You cannot change the status of ${withArticle(from)} record.`,
      allowedTransitions: transitions.map((one) => one.to),
    });
  }
  if (reasonCode === 'CORRECTION') {
    if (transition.isCorrectable) return { reasonCode };
    throw fieldFailure('/reasonCode', 'notAllowed', 'Only administrators correct a status. Leave the reason out, or give another one');
  }
  if (!transition.reasons) return { reasonCode: reasonCode ?? null };
  if (reasonCode === undefined && transition.reasonOptional)
    return { reasonCode: transition.reasons.length === 1 ? (transition.reasons[0] ?? null) : null };
  if (reasonCode === undefined) throw fieldFailure('/reasonCode', 'required', `Give a reason: ${transition.reasons.join(', ')}`);
  if (!transition.reasons.includes(reasonCode))
    throw fieldFailure('/reasonCode', 'notAllowed', `Must be one of ${transition.reasons.join(', ')}`);
  return { reasonCode };
}
