import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type { Client, Connection } from 'pg';

/** A value of a column in PostgreSQL's own text form; null is NULL. */
export type Cell = string | null;

/** What pg's connection can of COPY beyond its types. */
interface CopyConnection {
  readonly stream: Duplex;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

const CHUNK = 64 * 1024;

/**
 * Streams rows into a table with COPY and answers how many they were. `into` is the table with its columns, `lines` are rows in COPY's text
 * format, taken one after the other and no faster than the database takes them. An error of the database or of the lines ends it;
 * the transaction is to be rolled back then.
 */
export function copyIn(client: Client, into: string, lines: Iterable<string>): Promise<number> {
  return new Promise((done, fail) => {
    let count = 0;
    let isOver = false;
    const refuse = (error: unknown) => {
      isOver = true;
      fail(error);
    };
    client.query({
      submit: (connection: Connection) => connection.query(`COPY ${into} FROM STDIN`),
      handleCopyInResponse(connection: CopyConnection) {
        pour(lines, connection, () => isOver).catch((error: unknown) => {
          refuse(error);
          connection.sendCopyFail('the rows ended with an error');
        });
      },
      handleCommandComplete: ({ text }: { text: string }) => void (count = Number(text.split(' ')[1])),
      handleReadyForQuery: () => done(count),
      handleError: refuse,
    });
  });
}

/** A value as it stands in a line of COPY. */
export function copyCell(cell: Cell): string {
  if (cell === null) return '\\N';
  return /[\\\n\r\t]/.test(cell) ? cell.replace(/[\\\n\r\t]/g, (sign) => escaped[sign] ?? sign) : cell;
}

const escaped: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

async function pour(lines: Iterable<string>, connection: CopyConnection, isOver: () => boolean): Promise<void> {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK) continue;
    connection.sendCopyFromChunk(Buffer.from(chunk));
    chunk = '';
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    if (isOver()) return;
  }
  if (chunk !== '') connection.sendCopyFromChunk(Buffer.from(chunk));
  connection.endCopyFrom();
}
