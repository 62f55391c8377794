import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import type { ClientConfig } from 'pg';
import type { DatabaseHost, DatabaseTls, DatabaseUrl } from '#src/settings/databaseUrl.ts';

/** The options of pg for one server of a database. */
export function buildClientOptions({ user, password, database, tls }: DatabaseUrl, { host, port }: DatabaseHost): ClientConfig {
  return { host, port, user, password, database, ssl: buildTlsOptions(tls) };
}

/** The options of TLS for an sslmode, or false. As in libpq, `require` with a root certificate is `verify-ca`. */
export function buildTlsOptions({ mode, rootCertificate, certificate, key }: DatabaseTls): ConnectionOptions | false {
  if (mode === 'disable') return false;
  return {
    rejectUnauthorized: mode !== 'require' || rootCertificate !== undefined,
    ...(mode !== 'verify-full' && { checkServerIdentity: () => undefined }),
    ...(rootCertificate !== undefined && { ca: readFileSync(rootCertificate, 'utf8') }),
    ...(certificate !== undefined && { cert: readFileSync(certificate, 'utf8') }),
    ...(key !== undefined && { key: readFileSync(key, 'utf8') }),
  };
}
