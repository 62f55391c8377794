import { type Call, get, head, post, anyone } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import { createRouteTable } from './routeTable.ts';

const access = anyone;
const routes = [
  head('/v3/places/{id}', 'Exists', { access }),
  get('/v3/places', 'List', { access }),
  get('/v3/places/countries', 'Countries', { access }),
  get('/v3/places/{id}', 'Read', { access }),
  get('/v3/places/{id}/parts/{part}', 'Part', { access }),
  post('/v3/places/{id}', 'Change', { access }),
].map((call: Call) => ({ call }));
const table = createRouteTable(routes);

test.each([
  ['GET', '/v3/places', '/v3/places', {}],
  ['GET', '/v3/places/countries', '/v3/places/countries', {}],
  ['GET', '/v3/places/7', '/v3/places/{id}', { id: '7' }],
  ['POST', '/v3/places/countries', '/v3/places/{id}', { id: 'countries' }],
  ['GET', '/v3/places/countries/parts/a%20b', '/v3/places/{id}/parts/{part}', { id: 'countries', part: 'a%20b' }],
  ['HEAD', '/v3/places/7', '/v3/places/{id}', { id: '7' }],
  ['HEAD', '/v3/places', '/v3/places', {}],
])('%s %s is %s', (method, path, expected, params) => {
  const match = table.find(method, path);
  expect(match?.route.call.path).toBe(expected);
  expect(match?.params).toEqual(params);
});

test.each([
  ['GET', '/v3/places/'],
  ['GET', '/v3/Places'],
  ['GET', '/v3/places//parts/1'],
  ['GET', '/v3/places/7/parts'],
  ['DELETE', '/v3/places/7'],
  ['GET', '/v3/constructor'],
])('%s %s has no route', (method, path) => expect(table.find(method, path)).toBeNull());

test('lists the allowed methods of a path', () => {
  expect(table.allowedMethods('/v3/places/7').sort()).toEqual(['GET', 'HEAD', 'POST']);
  expect(table.allowedMethods('/v3/elsewhere')).toEqual([]);
});

test('rejects two calls with the same method and path', () => {
  const [first] = routes;
  expect(() => createRouteTable([...routes, ...(first ? [first] : [])])).toThrow('another call');
});
