import { expect, test } from '@jest/globals';
import pg from 'pg';
import { buildEmbeddedUrl } from './embedded.url.ts';

test.each([
  ['uses the Unix socket in the folder of the files', '/srv/a folder/postgres', '/srv/a folder/postgres'],
  ['uses the port if the path of the socket is too long', `/srv/${'x'.repeat(90)}/postgres`, '127.0.0.1'],
])('%s', (_, data, host) => {
  const {
    port,
    database,
    user,
    password,
    host: actual,
  } = new pg.Client(buildEmbeddedUrl({ data, port: 40_123, password: 'pa-ss_w0rd' }, 'farwend'));
  expect({ port, database, user, password, host: actual }).toEqual({
    port: 40_123,
    database: 'farwend',
    user: 'farwend',
    password: 'pa-ss_w0rd',
    host,
  });
});
