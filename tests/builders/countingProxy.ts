import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** A PostgreSQL server's address that counts what passes. */
export interface CountingProxy {
  /** The same database by way of the proxy. */
  url: string;
  /** Statements run so far, those of transactions' begin and end among them. */
  statements(): number;
  /** The texts that connections had parsed so far, oldest first. */
  texts(): readonly string[];
  close(): void;
}

/** Stands between a server and its database and counts the statements; the server itself knows nothing of it. */
export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let count = 0;
  const texts: string[] = [];
  const proxy = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const counter = readIn(
      () => (count += 1),
      (text) => texts.push(text),
    );
    client.on('data', (part: Buffer) => counter(part));
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => [client, database].forEach((one) => one.destroy()));
    }
  });
  proxy.listen(0, '127.0.0.1');
  proxy.unref();
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.href,
    statements: () => count,
    texts: () => texts,
    close: () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Reads the messages a client sends: the first one has no type, then P has a text parsed, Q is a simple statement and E runs a parsed one. */
function readIn(found: () => void, parsed: (text: string) => void): (part: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isFirst = true;
  return (part) => {
    rest = Buffer.concat([rest, part]);
    for (;;) {
      const start = isFirst ? 0 : 1;
      if (rest.length < start + 4) return;
      const length = start + rest.readInt32BE(start);
      if (rest.length < length) return;
      const type = isFirst ? '' : String.fromCharCode(rest[0] ?? 0);
      if (type === 'Q' || type === 'E') found();
      if (type === 'P') parsed(textOf(rest.subarray(start + 4, length)));
      isFirst = false;
      rest = rest.subarray(length);
    }
  };
}

/** A parse message holds the statement's name, then its text, each ended by a zero. */
function textOf(message: Buffer): string {
  const from = message.indexOf(0) + 1;
  return message.toString('utf8', from, message.indexOf(0, from));
}
