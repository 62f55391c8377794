import { Failure } from '#src/kernel/failure.ts';
import type { DocumentRow } from './document.model.ts';

/** Throws unless the file of a document is readable: 423 while it is scanned or quarantined, 410 once deleted, 409 before the upload. */
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
        message: 'The file is quarantined because the scanner found a threat. It cannot be downloaded.',
      });
    case 'PENDING_UPLOAD':
      throw new Failure('transition.notAllowed', { message: 'The file has not been uploaded yet.', allowedTransitions: [] });
    case 'DELETED':
      throw new Failure('link.expired', { message: 'The document is in the trash. Restore it first.' });
    case 'PURGED':
      throw new Failure('link.expired', { message: 'The file was permanently deleted at the end of its retention.' });
  }
}
