/** Where a database is, and how to connect to it. */
export interface DatabaseUrl {
  /** Servers of which one is the primary; usually one. A host that starts with a slash is the folder of a Unix socket. */
  hosts: readonly [DatabaseHost, ...DatabaseHost[]];
  user: string;
  password: string;
  database: string;
  /** Whether only a server that accepts writes will do. */
  isWritable: boolean;
  tls: DatabaseTls;
}

export interface DatabaseHost {
  host: string;
  port: number;
}

/** As in libpq: `require` encrypts without knowing the server, `verify-ca` checks its certificate, `verify-full` its name as well. */
export interface DatabaseTls {
  mode: (typeof tlsModes)[number];
  /** Files in PEM. */
  rootCertificate?: string;
  certificate?: string;
  key?: string;
}

const tlsModes = ['disable', 'require', 'verify-ca', 'verify-full'] as const;
const parameterNames = ['host', 'port', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'target_session_attrs'];
const DEFAULT_PORT = '5432';

/**
 * Parses a connection URI as libpq defines it, with several hosts too: `postgres://user:password@a:5432,b:5433/farwend?sslmode=require`.
 * Throws an error that says what the URL must be, without its values, for they hold a password.
 */
export function parseDatabaseUrl(text: string): DatabaseUrl {
  const parts = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#@]*)(?:\/([^/?#@]*))?(?:\?([^#]*))?$/.exec(text);
  if (!parts) {
    throw new Error(
      /^postgres(?:ql)?:\/\//.test(text)
        ? 'must look like postgres://user:password@host:5432/database, with / ? # and % in the password written as %2F %3F %23 and %25'
        : 'must be an address that starts with postgres:// or postgresql://',
    );
  }
  const [, credentials = '', authority = '', database = '', query = ''] = parts;
  const parameters = parseParameters(query);
  const [user = '', ...password] = credentials.split(':');
  const hosts = parseHosts(parameters.get('host') ?? authority, parameters.get('port'), authority);
  return {
    hosts,
    user: decode(user),
    password: decode(password.join(':')),
    database: decode(database),
    isWritable: parseTarget(parameters.get('target_session_attrs'), hosts.length),
    tls: parseTls(parameters),
  };
}

/** Hosts and ports of a URL for people, never its credentials. */
export function formatHosts(url: DatabaseUrl): string {
  return url.hosts.map(({ host, port }) => formatHost(host, port)).join(', ');
}

function formatHost(host: string, port: number): string {
  if (host.startsWith('/')) return host;
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function parseParameters(query: string): Map<string, string> {
  const parameters = new Map(new URLSearchParams(query));
  const unknown = [...parameters.keys()].filter((name) => !parameterNames.includes(name));
  if (unknown.length > 0) {
    throw new Error(`must not have the parameter ${unknown.join(', ')}; those that are understood are ${parameterNames.join(', ')}`);
  }
  return parameters;
}

/** Hosts as `a:5432,b:5433`, `[::1]:5432`, or the encoded folder of a socket. `?host=` replaces them, but not the ports beside them. */
function parseHosts(list: string, ports: string | undefined, authority: string): DatabaseUrl['hosts'] {
  const portsOfAuthority = authority.split(',').map((one) => splitPort(one)[1]);
  const portsByIndex = ports?.split(',') ?? portsOfAuthority;
  const [first, ...rest] = list.split(',').map((one, index): DatabaseHost => {
    const [host, own] = one.startsWith('/') ? [one, undefined] : splitPort(one);
    const port = own ?? portsByIndex[index] ?? (portsByIndex.length === 1 ? portsByIndex[0] : undefined);
    return { host: decode(host) || 'localhost', port: parsePort(port || DEFAULT_PORT) };
  });
  if (!first) throw new Error('must name a host');
  return [first, ...rest];
}

function splitPort(text: string): [host: string, port: string | undefined] {
  const parts = /^(?:\[([^\]]*)\]|([^:]*))(?::([^:]*))?$/.exec(text);
  if (!parts) throw new Error('must have its IPv6 address in brackets');
  const [, address, name = '', port] = parts;
  return [address ?? name, port];
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) throw new Error('must have ports from 1 to 65535');
  return port;
}

function parseTarget(target: string | undefined, hosts: number): boolean {
  if (target === 'read-write' || target === 'primary') return true;
  if (target === undefined) return hosts > 1;
  if (target === 'any' && hosts === 1) return false;
  throw new Error('must have target_session_attrs=read-write, or leave it out: of several hosts, the one that accepts writes is used');
}

function parseTls(parameters: ReadonlyMap<string, string>): DatabaseTls {
  const given = parameters.get('sslmode') ?? 'disable';
  const mode = tlsModes.find((one) => one === given);
  if (!mode) throw new Error(`must have an sslmode of ${tlsModes.join(', ')}; prefer and allow would fall back to no encryption unnoticed`);
  const [rootCertificate, certificate, key] = ['sslrootcert', 'sslcert', 'sslkey'].map((name) => parameters.get(name));
  if (mode === 'disable' && (rootCertificate ?? certificate ?? key) !== undefined) {
    throw new Error('must have an sslmode with its certificates: require, verify-ca or verify-full');
  }
  if (mode === 'verify-ca' && rootCertificate === undefined) {
    throw new Error('must name the certificate of your own authority in sslrootcert for verify-ca; a public authority needs verify-full');
  }
  if ((certificate === undefined) !== (key === undefined)) throw new Error('must have sslcert and sslkey together');
  return { mode, ...(rootCertificate && { rootCertificate }), ...(certificate && { certificate }), ...(key && { key }) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error('must have every % written as %25');
  }
}
