import { describe, expect, test } from '@jest/globals';
import { formatHosts, parseDatabaseUrl } from './databaseUrl.ts';

const parse = (text: string) => parseDatabaseUrl(text);

test('one host', () => {
  expect(parse('postgres://farwend:p%40ss%2Fword@db.example.com:5433/far%20wend')).toEqual({
    hosts: [{ host: 'db.example.com', port: 5433 }],
    user: 'farwend',
    password: 'p@ss/word',
    database: 'far wend',
    isWritable: false,
    tls: { mode: 'disable' },
  });
});

test.each([
  ['postgres://u:p@a:5432,b:5433/x', 'a:5432, b:5433'],
  ['postgresql://u:p@a,b/x', 'a:5432, b:5432'],
  ['postgres://u:p@[::1]:5433,b/x', '[::1]:5433, b:5432'],
  ['postgres://u:p@/x', 'localhost:5432'],
  ['postgres://u:p@ss@a/x', 'a:5432'],
  ['postgres://u:p@/x?host=a,b&port=1,2', 'a:1, b:2'],
  ['postgres://u:p@127.0.0.1:5433/x?host=%2Frun%2Fpostgres', '/run/postgres'],
])('the hosts of %s', (text, hosts) => {
  expect(formatHosts(parse(text))).toBe(hosts);
});

test('a socket has the port beside its host', () => {
  expect(parse('postgres://u:p@127.0.0.1:5433/x?host=%2Frun%2Fpostgres').hosts).toEqual([{ host: '/run/postgres', port: 5433 }]);
});

describe('the server that accepts writes', () => {
  test('is chosen among several', () => expect(parse('postgres://a,b/x').isWritable).toBe(true));
  test.each(['read-write', 'primary'])('is asked for by target_session_attrs=%s', (target) => {
    expect(parse(`postgres://a/x?target_session_attrs=${target}`).isWritable).toBe(true);
  });
  test.each(['any', 'standby', 'prefer-standby'])('is the only one that will do of several: not %s', (target) => {
    expect(() => parse(`postgres://a,b/x?target_session_attrs=${target}`)).toThrow('must have target_session_attrs=read-write');
  });
});

test('certificates', () => {
  expect(parse('postgres://a/x?sslmode=verify-ca&sslrootcert=/ca.pem&sslcert=/c.pem&sslkey=/k.pem').tls).toEqual({
    mode: 'verify-ca',
    rootCertificate: '/ca.pem',
    certificate: '/c.pem',
    key: '/k.pem',
  });
});

test.each([
  ['mysql://a/x', 'must be an address that starts with postgres:// or postgresql://'],
  ['postgres://u:p/w@a/x', 'must look like postgres://user:password@host:5432/database'],
  ['postgres://u:secret@a:70000/x', 'must have ports from 1 to 65535'],
  ['postgres://u:secret%@a/x', 'must have every % written as %25'],
  ['postgres://::1/x', 'must have its IPv6 address in brackets'],
  ['postgres://a/x?sslmode=prefer', 'must have an sslmode of disable, require, verify-ca, verify-full'],
  ['postgres://a/x?sslmode=verify-ca', 'must name the certificate of your own authority in sslrootcert'],
  ['postgres://a/x?sslrootcert=/ca.pem', 'must have an sslmode with its certificates'],
  ['postgres://a/x?sslmode=require&sslcert=/c.pem', 'must have sslcert and sslkey together'],
  ['postgres://a/x?ssl=true', 'must not have the parameter ssl; those that are understood are host, port, sslmode'],
])('%s is rejected, without its password in the message', (text, message) => {
  expect(() => parse(text)).toThrow(message);
  expect(() => parse(text)).not.toThrow(/secret/);
});
