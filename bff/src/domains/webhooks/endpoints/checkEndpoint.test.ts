import { expect, test } from '@jest/globals';
import { readSettings } from '#src/settings/settings.ts';
import { checkUrl } from './checkEndpoint.ts';

const keys = { SESSION_KEYS: 'a session key of the test'.padEnd(32, '.'), CAPTCHA_KEY: 'a captcha key of the test'.padEnd(32, '.') };
const dataKey = `a:${Buffer.alloc(32, 1).toString('base64')}`;
const deployed = readSettings({ APP_ENV: 'QA', ...keys, DATA_KEYS: dataKey });

test.each([
  'http://hooks.example.com/',
  'https://localhost/',
  'https://api.localhost:8443/',
  'https://db.internal/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
])('refuses %s', (url) => {
  expect(() => checkUrl(url, deployed)).toThrow(/public internet|https/);
});

test.each(['https://hooks.example.com/farwend', 'https://hooks.example.com:8443/', 'https://93.184.216.34/', 'https://[2606:4700::1111]/'])(
  'takes %s',
  (url) => {
    expect(() => checkUrl(url, deployed)).not.toThrow();
  },
);

test('takes any address on a machine of your own', () => {
  expect(() => checkUrl('http://localhost:9000/', readSettings({ APP_ENV: 'LOCAL' }))).not.toThrow();
});
