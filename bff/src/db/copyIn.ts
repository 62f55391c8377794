import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type { Client, Connection } from 'pg';

/** A value of a column in PostgreSQL's own text form; null is NULL. */
export type Cell = string | null;

/** The COPY methods of pg's connection, which its types lack. */
interface CopyConnection {
  readonly stream: Duplex;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

const CHUNK_CHARACTERS = 64 * 1024;

/**
 * Streams rows into a table with COPY and returns their number. `into`: the table with its columns; `lines`: rows in COPY's text format,
 * consumed with backpressure. Rejects on an error of the database or the iterator; the caller must then roll back.
 */
export function copyIn(client: Client, into: string, lines: Iterable<string>): Promise<number> {
  return new Promise((done, fail) => {
    let count = 0;
    let isOver = false;
    const rejectOnce = (error: unknown) => {
      isOver = true;
      fail(error);
    };
    client.query({
      submit: (connection: Connection) => connection.query(`COPY ${into} FROM STDIN`),
      handleCopyInResponse(connection: CopyConnection) {
        streamLines(lines, connection, () => isOver).catch((error: unknown) => {
          rejectOnce(error);
          connection.sendCopyFail('the rows ended with an error');
        });
      },
      handleCommandComplete: ({ text }: { text: string }) => void (count = Number(text.split(' ')[1])),
      handleReadyForQuery: () => done(count),
      handleError: rejectOnce,
    });
  });
}

/** Formats a value for a line of COPY. */
export function formatCopyCell(cell: Cell): string {
  if (cell === null) return '\\N';
  return /[\\\n\r\t]/.test(cell) ? cell.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character) : cell;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

async function streamLines(lines: Iterable<string>, connection: CopyConnection, isOver: () => boolean): Promise<void> {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    connection.sendCopyFromChunk(Buffer.from(chunk));
    chunk = '';
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    if (isOver()) return;
  }
  if (chunk !== '') connection.sendCopyFromChunk(Buffer.from(chunk));
  connection.endCopyFrom();
}
