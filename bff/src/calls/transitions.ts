import type { Move } from '@farwend/api-contract';
import { Failure, fieldFailure } from '#src/http/failure.ts';

/** The move to `to`, or 409 with the allowed ones; its reason checked against the move's list. */
export function chooseMove<S extends string>(
  from: S,
  to: S,
  moves: readonly Move<S>[],
  reasonCode: string | undefined,
): { reasonCode: string | null } {
  const move = moves.find((one) => one.to === to);
  if (!move) {
    throw new Failure('transition.notAllowed', {
      message:
        moves.length > 0
          ? `A ${from} record cannot become ${to} here. It can become ${moves.map((one) => one.to).join(', ')}.`
          : `A ${from} record cannot be moved by you.`,
      allowedTransitions: moves.map((one) => one.to),
    });
  }
  if (!move.reasons) return { reasonCode: reasonCode ?? null };
  if (reasonCode === undefined && move.reasonOptional) return { reasonCode: move.reasons.length === 1 ? (move.reasons[0] ?? null) : null };
  if (reasonCode === undefined) throw fieldFailure('/reasonCode', 'required', `Say why: ${move.reasons.join(', ')}`);
  if (!move.reasons.includes(reasonCode)) throw fieldFailure('/reasonCode', 'notAllowed', `Must be one of ${move.reasons.join(', ')}`);
  return { reasonCode };
}
