import type { Call } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';

/**
 * Runs a call of the contract in the transaction and with the rights of a context, and returns the body of its reply. Throws the failure that
 * the API would answer.
 */
export type CallRunner = (call: Call, input: CallInput, context: CallContext) => Promise<unknown>;

interface CallInput {
  params?: Record<string, string>;
  body?: unknown;
}
