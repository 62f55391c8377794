import { hash } from 'node:crypto';
import type { Answer } from './handler.ts';

/** An answer that is JSON already: sent as it is, and read only where somebody looks into it. */
class StoredAnswer<T> implements Answer<T> {
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

/** Answers JSON that is written already; `version` makes its ETag. */
export function stored<T>(text: string, version: number | null, headers: Record<string, string> = {}): Answer<T> {
  return new StoredAnswer<T>(text, version === null ? headers : { ETag: `"v${version}"`, ...headers });
}

/** The ETag of an answer without a version, made of the answer itself. */
export function contentTag(text: string): string {
  return `W/"${hash('sha1', text, 'base64url')}"`;
}
