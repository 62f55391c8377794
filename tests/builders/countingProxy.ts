import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** A proxy to PostgreSQL that counts statements. */
export interface CountingProxy {
  /** URL of the database through the proxy. */
  url: string;
  /** Statements run so far, including BEGIN and COMMIT, without those of the job queue, which polls on its own. */
  statements(): number;
  /** Texts of the statements executed so far, oldest first. */
  texts(): readonly string[];
  close(): void;
}

/** Starts a proxy between a server and its database that reads the wire protocol; the server does not notice it. */
export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let count = 0;
  const texts: string[] = [];
  const proxy = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const counter = readMessages((text) => {
      count += isOfQueue(text) ? 0 : 1;
      texts.push(text);
    });
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
  url.searchParams.delete('host'); // the Unix socket, which would bypass the proxy
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

function isOfQueue(text: string): boolean {
  return text.includes('pgboss.');
}

/**
 * Reads the messages a client sends. The first has no type; then Q is a simple statement, P prepares a text under a name, B binds a
 * prepared statement and E executes what was bound last.
 */
function readMessages(executed: (text: string) => void): (part: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isFirst = true;
  let bound = '';
  const named = new Map<string, string>();
  return (part) => {
    rest = Buffer.concat([rest, part]);
    for (;;) {
      const start = isFirst ? 0 : 1;
      if (rest.length < start + 4) return;
      const length = start + rest.readInt32BE(start);
      if (rest.length < length) return;
      const type = isFirst ? '' : String.fromCharCode(rest[0] ?? 0);
      const [first = '', second = ''] = /[QPB]/.test(type) ? textsOf(rest.subarray(start + 4, length)) : [];
      if (type === 'P') named.set(first, second);
      if (type === 'B') bound = named.get(second) ?? '';
      if (type === 'E') executed(bound);
      if (type === 'Q') executed(first);
      isFirst = false;
      rest = rest.subarray(length);
    }
  };
}

/** The first two zero-terminated strings of a message. */
function textsOf(message: Buffer): [string, string] {
  const middle = message.indexOf(0);
  const end = message.indexOf(0, middle + 1);
  return [message.toString('utf8', 0, middle), end < 0 ? '' : message.toString('utf8', middle + 1, end)];
}
