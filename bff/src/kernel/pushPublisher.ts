import type { Db } from './db.ts';
import type { PushMessage } from './pushMessage.ts';

/** Sends push messages to browsers once the transaction commits. */
export interface PushPublisher {
  send(message: PushMessage, db: Db): Promise<void>;
}
