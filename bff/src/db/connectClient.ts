import { Client, type ClientConfig } from 'pg';
import { type DatabaseHost, type DatabaseUrl, formatHosts, parseDatabaseUrl } from '#src/settings/databaseUrl.ts';
import { buildClientOptions } from './clientOptions.ts';

/** SQLSTATE of a client that could not establish a connection. */
const UNABLE_TO_CONNECT = '08001';

/**
 * Opens a connection of its own, outside of the pool. Of several hosts, all are asked at once and the one that accepts writes is taken, so
 * that a host that does not respond delays nobody. Throws an error that says what each host responded.
 */
export async function connectClient(url: string, options: ClientConfig): Promise<Client> {
  const database = parseDatabaseUrl(url);
  const attempts = database.hosts.map((host) => openClient(database, host, options));
  try {
    const client = await Promise.any(attempts);
    for (const attempt of attempts) attempt.then((other) => (other === client ? undefined : other.end())).catch(() => undefined);
    return client;
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors.map(readMessage) : [readMessage(error)];
    throw Object.assign(new Error(reasons.join('; '), { cause: error }), { code: UNABLE_TO_CONNECT });
  }
}

/** The host of the primary at this moment. */
export async function findPrimary(url: string, options: ClientConfig): Promise<DatabaseHost> {
  const client = await connectClient(url, options);
  const { host, port } = client;
  client.end().catch(() => undefined);
  return { host, port };
}

async function openClient(database: DatabaseUrl, host: DatabaseHost, options: ClientConfig): Promise<Client> {
  const client = new Client({ ...options, ...buildClientOptions(database, host) });
  client.on('error', () => undefined); // the pending query fails with the same error
  try {
    await client.connect();
    if (database.isWritable && (await isReadOnly(client))) throw new Error('is a standby, which accepts no writes');
    return client;
  } catch (error) {
    client.end().catch(() => undefined);
    throw new Error(`${formatHosts({ ...database, hosts: [host] })} ${readMessage(error)}`, { cause: error });
  }
}

async function isReadOnly(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
  return rows[0]?.transaction_read_only !== 'off';
}

/** Node reports a name with several addresses as one error for each. */
function readMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(readMessage).join(', ');
  return error instanceof Error ? error.message : String(error);
}
