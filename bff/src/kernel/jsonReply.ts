import { hash } from 'node:crypto';
import type { Reply } from './handler.ts';

/** A reply whose body is already serialized: sent as it is, and parsed only on access. */
class JsonReply<T> implements Reply<T> {
  readonly text: string;
  readonly headers: Record<string, string>;

  constructor(text: string, headers: Record<string, string>) {
    this.text = text;
    this.headers = headers;
  }

  get body(): T {
    return JSON.parse(this.text);
  }
}

/** Replies with serialized JSON; `version` becomes its ETag, for a text that depends on nothing else. */
export function jsonReply<T>(text: string, version: number | null, headers: Record<string, string> = {}): Reply<T> {
  return new JsonReply<T>(text, version === null ? headers : { ETag: `"v${version}"`, ...headers });
}

/** The ETag of a reply without a version: a weak hash of its content. */
export function contentETag(text: string): string {
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/** The ETag of a record as somebody reads it: its version, which If-Match takes, and a hash of its content. */
export function recordETag(version: number, text: string): string {
  return `"v${version}-${hash('sha1', text, 'base64url')}"`;
}
