import { Failure } from '#src/http/failure.ts';
import type { DocumentRow } from './document.model.ts';

/** Throws unless the file of a document may be read: 423 while it is scanned or quarantined, 410 when it is gone, 409 when it never came. */
export function checkReadable({ status }: Pick<DocumentRow, 'status'>): void {
  switch (status) {
    case 'AVAILABLE':
    case 'SUPERSEDED':
      return;
    case 'SCANNING':
      throw new Failure('resource.locked', {
        message: 'The file is being checked. Try again in a few seconds.',
        headers: { 'Retry-After': '2' },
      });
    case 'QUARANTINED':
      throw new Failure('resource.locked', {
        message: 'The file is quarantined: the scanner found something in it. Nobody can download it.',
      });
    case 'PENDING_UPLOAD':
      throw new Failure('transition.notAllowed', { message: 'The file has not been uploaded yet.', allowedTransitions: [] });
    case 'DELETED':
      throw new Failure('link.expired', { message: 'The document is in the trash. Take it out first.' });
    case 'PURGED':
      throw new Failure('link.expired', { message: 'The file was deleted for good when its time was over.' });
  }
}
