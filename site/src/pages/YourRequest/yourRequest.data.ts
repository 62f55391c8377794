import type { Contract, ReplyOf } from '@farwend/api-contract';

/** A sent request, opened by an emailed link. */
export type YourRequestData = ReplyOf<Contract['guestTripRequests']['read']>;

/** Result of a form of the page. */
export interface YourRequestActionResult {
  /** Completed action. */
  done?: 'change' | 'confirm' | 'cancel' | 'password';
  /** Error message. */
  message?: string;
  /** Errors of single fields. */
  errors?: { field: string; message: string }[];
}
