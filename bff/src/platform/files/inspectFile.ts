import { documentTypes } from '@farwend/api-contract';
import { fileTypeFromStream } from 'file-type';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

/** What the bytes of a file are, whatever its name says. */
export interface FileFacts {
  sizeBytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** A content type a document may have; null: none of them. */
  contentType: keyof typeof documentTypes | null;
}

/** Reads a file twice as a stream, never whole: once for its type, once for size and hash. `open` begins it anew. */
export async function inspectFile(open: () => Promise<Readable>): Promise<FileFacts> {
  const detected = await detect(await open());
  const hash = createHash('sha256');
  const text = new TextReader();
  let sizeBytes = 0;
  for await (const chunk of await open()) {
    const bytes = Buffer.from(chunk);
    sizeBytes += bytes.length;
    hash.update(bytes);
    text.add(bytes);
  }
  const contentType = detected === undefined ? text.type() : isDocumentType(detected) ? detected : null;
  return { sizeBytes, sha256: hash.digest('hex'), contentType };
}

async function detect(stream: Readable): Promise<string | undefined> {
  try {
    const found = await fileTypeFromStream(Readable.toWeb(stream) as ReadableStream<Uint8Array>);
    return found?.mime === 'image/heif' ? 'image/heic' : found?.mime;
  } finally {
    stream.destroy();
  }
}

function isDocumentType(type: string): type is keyof typeof documentTypes {
  return Object.hasOwn(documentTypes, type);
}

/** Files of text have no mark of their own: they are text when every byte of them is. */
class TextReader {
  #decoder = new TextDecoder('utf-8', { fatal: true });
  #isText = true;
  #start = '';

  add(bytes: Buffer): void {
    if (!this.#isText) return;
    try {
      const text = this.#decoder.decode(bytes, { stream: true });
      if (/[\u0000-\u0008\u000b\u000e-\u001f]/.test(text)) this.#isText = false;
      if (this.#start.length < 100) this.#start += text.slice(0, 100);
    } catch {
      this.#isText = false;
    }
  }

  type(): 'text/calendar' | 'text/plain' | null {
    try {
      this.#decoder.decode();
    } catch {
      return null; // it ends in the middle of a character
    }
    if (!this.#isText) return null;
    return this.#start.trimStart().startsWith('BEGIN:VCALENDAR') ? 'text/calendar' : 'text/plain';
  }
}
