import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { pageRoom } from './pageRoom.ts';

const response = () => new ServerResponse(new IncomingMessage(new Socket()));
const memoryOf = (page: Buffer) => page.buffer;

test('two pages on their way have a room each', () => {
  const [one, other] = [response(), response()];
  expect(memoryOf(pageRoom(1000, one))).not.toBe(memoryOf(pageRoom(1000, other)));
  for (const gone of [one, other]) gone.emit('close');
});

test('a room is used again once its response is closed, not before', () => {
  const first = response();
  const page = pageRoom(2000, first);
  expect(page).toHaveLength(2000);
  const second = response();
  expect(memoryOf(pageRoom(10, second))).not.toBe(memoryOf(page));
  first.emit('close');
  const third = response();
  expect(memoryOf(pageRoom(10, third))).toBe(memoryOf(page));
  for (const gone of [second, third]) gone.emit('close');
});

test('what is larger than a room gets memory of its own', () => {
  const large = response();
  expect(pageRoom(600_000, large)).toHaveLength(600_000);
  expect(large.listenerCount('close')).toBe(0);
});
