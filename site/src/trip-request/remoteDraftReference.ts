import { isPlainObject } from './draftKey.ts';

/** Key in local storage of the reference to this form's draft on the server. */
export const REMOTE_DRAFT_KEY = 'tripRequestRemote';

/** A draft on the server: its id and the code of the link that opens it. */
export interface RemoteDraftReference {
  id: string;
  code: string;
}

export function isRemoteDraftReference(value: unknown): value is RemoteDraftReference {
  return isPlainObject(value) && typeof value['id'] === 'string' && typeof value['code'] === 'string';
}
