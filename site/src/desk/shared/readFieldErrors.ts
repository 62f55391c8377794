import { isProblem } from '@farwend/api-contract/client';

/** The sentences of a refused change, by the field of the record that each points at; empty for other failures. */
export function readFieldErrors(reason: unknown): Readonly<Record<string, string>> {
  if (!isProblem(reason)) return {};
  return Object.fromEntries((reason.errors ?? []).map(({ pointer, message }) => [pointer.split('/')[1] ?? pointer, message]));
}
