import { documentTypes } from '@farwend/api-contract';
import { fileTypeFromStream } from 'file-type';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

/** Properties of a file by its content, whatever its name. */
export interface FileFacts {
  sizeBytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** Null if documents may not have this type. */
  contentType: keyof typeof documentTypes | null;
}

/** Streams a file twice, once for its type, once for size and hash. `open` starts a new stream. */
export async function inspectFile(open: () => Promise<Readable>): Promise<FileFacts> {
  const detected = await detectType(await open());
  const hash = createHash('sha256');
  const text = new TextDetector();
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

async function detectType(stream: Readable): Promise<string | undefined> {
  try {
    const type = await fileTypeFromStream(Readable.toWeb(stream) as ReadableStream<Uint8Array>);
    return type?.mime === 'image/heif' ? 'image/heic' : type?.mime;
  } finally {
    stream.destroy();
  }
}

function isDocumentType(type: string): type is keyof typeof documentTypes {
  return Object.hasOwn(documentTypes, type);
}

/** Detects text, which has no signature, by checking every byte. */
class TextDetector {
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
      return null; // ends within a multi-byte character
    }
    if (!this.#isText) return null;
    return this.#start.trimStart().startsWith('BEGIN:VCALENDAR') ? 'text/calendar' : 'text/plain';
  }
}
