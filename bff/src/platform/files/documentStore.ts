import type { Settings } from '#src/settings/settings.ts';
import { attachmentDisposition } from './attachmentDisposition.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { createFileStore } from './fileStore.ts';
import { signFileUrl } from './signedFileUrl.ts';
import { DOWNLOAD_LIFETIME_MS, type FileStore, type SignedUrl, type StoredFile, UPLOAD_LIFETIME_MS } from './storedFile.ts';

/** Storage of the files of documents, which browsers send and receive at signed URLs. */
export interface DocumentStore extends FileStore {
  /** Signs a URL where the person may upload the file once within 15 minutes. */
  signUploadUrl(file: StoredFile, userId: string): Promise<SignedUrl>;
  /** Signs a URL where the person may download the file within 5 minutes. */
  signDownloadUrl(file: StoredFile, userId: string): Promise<SignedUrl>;
}

const stores = new WeakMap<Settings, DocumentStore>();

/** The configured store: presigned URLs of the bucket, which spare our server the bytes, or our own URLs. */
export function getDocumentStore(settings: Settings): DocumentStore {
  const store = stores.get(settings) ?? createDocumentStore(settings);
  stores.set(settings, store);
  return store;
}

function createDocumentStore(settings: Settings): DocumentStore {
  const signer = settings.s3 ? createBucketSigner(openBucket(settings.s3, 'documents')) : createOwnSigner(settings);
  return { ...createFileStore(settings, 'documents'), ...signer };
}

type UrlSigner = Pick<DocumentStore, 'signUploadUrl' | 'signDownloadUrl'>;

function createOwnSigner(settings: Settings): UrlSigner {
  const sign = (
    method: 'GET' | 'PUT',
    file: StoredFile,
    userId: string,
    lifetimeMs: number,
    headers: Record<string, string>,
  ): SignedUrl => {
    const expiresAt = new Date(Date.now() + lifetimeMs);
    return { url: signFileUrl(method, file, userId, expiresAt, settings), headers, expiresAt };
  };
  return {
    signUploadUrl: async (file, userId) => sign('PUT', file, userId, UPLOAD_LIFETIME_MS, { 'Content-Type': file.contentType }),
    signDownloadUrl: async (file, userId) => sign('GET', file, userId, DOWNLOAD_LIFETIME_MS, {}),
  };
}

function createBucketSigner({ urlOf, presign }: Bucket): UrlSigner {
  const sign = async (method: 'GET' | 'PUT', url: URL, lifetimeMs: number, headers: Record<string, string>): Promise<SignedUrl> => {
    url.searchParams.set('X-Amz-Expires', String(lifetimeMs / 1000));
    return { url: await presign(method, url, headers), headers, expiresAt: new Date(Date.now() + lifetimeMs) };
  };
  return {
    signUploadUrl(file) {
      // size and type are part of the signature; If-None-Match makes a second upload fail
      const headers = { 'Content-Type': file.contentType, 'Content-Length': String(file.sizeBytes), 'If-None-Match': '*' };
      return sign('PUT', urlOf(file.key), UPLOAD_LIFETIME_MS, headers);
    },
    signDownloadUrl(file) {
      const url = urlOf(file.key);
      url.searchParams.set('response-content-disposition', attachmentDisposition(file.fileName));
      url.searchParams.set('response-content-type', file.contentType);
      return sign('GET', url, DOWNLOAD_LIFETIME_MS, {});
    },
  };
}
