import { isKept } from './draftEntry.ts';

/** Name of the entry in the browser's storage that says which draft on the server is this form's. */
export const REMOTE_NAME = 'tripRequestRemote';

/** The draft on the server: its id, and the code of the link that opens it. */
export interface Remote {
  id: string;
  code: string;
}

/** Whether the storage holds such an entry. */
export function isRemote(value: unknown): value is Remote {
  return isKept(value) && typeof value['id'] === 'string' && typeof value['code'] === 'string';
}
