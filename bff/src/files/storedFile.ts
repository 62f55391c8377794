import type { Readable } from 'node:stream';

/** The file of a document, as a store needs to know it. */
export interface StoredFile {
  documentId: string;
  /** Name in the store, made by us. */
  key: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
}

/** A signed address for one person. */
export interface SignedAddress {
  url: string;
  headers: Record<string, string>;
  expiresAt: Date;
}

/** Where the files of documents lie. */
export interface FileStore {
  /** Where this person may send the file, once, within 15 minutes. */
  uploadAddress(file: StoredFile, userId: string): Promise<SignedAddress>;
  /** Where this person may fetch the file, within 5 minutes. */
  downloadAddress(file: StoredFile, userId: string): Promise<SignedAddress>;
  /** Bytes of a stored file; null when it has not arrived. */
  size(key: string): Promise<number | null>;
  /** Its content. Throws when it is not there. */
  read(key: string): Promise<Readable>;
  /** Deletes it; nothing happens when it is not there. */
  remove(key: string): Promise<void>;
}

export const UPLOAD_MS = 15 * 60_000;
export const DOWNLOAD_MS = 5 * 60_000;
