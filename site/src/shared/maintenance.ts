import { isThrownResponse } from './getFailureStatus.ts';
import type { Phone } from './phones.ts';

/** Content of the maintenance page. */
export interface Maintenance {
  /** The team's message; empty: the default text. */
  message: string;
  /** The phone number to call; null if there is none. */
  phone: Phone | null;
}

/** The maintenance content that an error carries; null if it has none. */
export function findMaintenance(error: unknown): Maintenance | null {
  const thrown: { maintenance?: Maintenance } = isThrownResponse(error) ? Object(error.data) : {};
  return thrown.maintenance ?? null;
}
