import type { NotificationType } from '../entities/notifications.ts';

/** Who makes a move: a traveler (also by an emailed link), an agent, our team, or a background job. */
export type Mover = 'traveler' | 'agent' | 'staff' | 'system';

/** The moves of which a notice tells. */
interface NoticedMoves<S extends string> {
  /** Statuses before the move; default: any. */
  from?: readonly S[];
  to: S | readonly S[];
  /** Who made the move; default: anybody. */
  by?: readonly Mover[];
  /** Reasons of which nobody hears. */
  unless?: readonly string[];
}

/** Templates of emails to the travelers concerned, the agents concerned, and the address of the partner. */
interface Mails {
  traveler?: string;
  agents?: string;
  partner?: string;
}

/** A row of the table beside a state machine: who hears of a move, and how. Nobody hears of corrections. */
export type Notice<S extends string, M extends Mails> = NoticedMoves<S> &
  Partial<M> & {
    /** Notification of whoever looks after the record in our team; nobody does: all of traveler care. */
    owner?: NotificationType;
    administrators?: NotificationType;
  };

/** A move that was made. */
export interface Move<S extends string> {
  from: S;
  to: S;
  by: Mover;
  reasonCode: string | null;
}

/** The rows of a table that hold for a move. */
export function noticesOf<S extends string, N extends NoticedMoves<S>>(notices: readonly N[], move: Move<S>): N[] {
  const { from, to, by, reasonCode } = move;
  if (reasonCode === 'CORRECTION') return [];
  return notices.filter(
    (notice) =>
      [notice.to].flat().includes(to) &&
      (notice.from?.includes(from) ?? true) &&
      (notice.by?.includes(by) ?? true) &&
      !(reasonCode !== null && notice.unless?.includes(reasonCode)),
  );
}
