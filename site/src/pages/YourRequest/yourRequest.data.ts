import type { Contract, ReplyOf } from '@farwend/api-contract';

/** A sent request as the link in its mail shows it. */
export type YourRequestData = ReplyOf<Contract['guestTripRequests']['read']>;

/** What came of something that was sent from the page. */
export interface YourRequestAnswer {
  /** What was done. */
  done?: 'change' | 'confirm' | 'cancel' | 'password';
  /** Why it was not, in a sentence. */
  message?: string;
  /** What is wrong with single fields. */
  errors?: { field: string; message: string }[];
}
