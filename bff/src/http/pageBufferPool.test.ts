import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { takePageBuffer } from './pageBufferPool.ts';

const response = () => new ServerResponse(new IncomingMessage(new Socket()));
const memoryOf = (page: Buffer) => page.buffer;

test('two open responses have a buffer each', () => {
  const [one, other] = [response(), response()];
  expect(memoryOf(takePageBuffer(1000, one))).not.toBe(memoryOf(takePageBuffer(1000, other)));
  for (const closing of [one, other]) closing.emit('close');
});

test('a buffer is reused once its response is closed, not before', () => {
  const first = response();
  const page = takePageBuffer(2000, first);
  expect(page).toHaveLength(2000);
  const second = response();
  expect(memoryOf(takePageBuffer(10, second))).not.toBe(memoryOf(page));
  first.emit('close');
  const third = response();
  expect(memoryOf(takePageBuffer(10, third))).toBe(memoryOf(page));
  for (const closing of [second, third]) closing.emit('close');
});

test('a page larger than a buffer gets memory of its own', () => {
  const large = response();
  expect(takePageBuffer(600_000, large)).toHaveLength(600_000);
  expect(large.listenerCount('close')).toBe(0);
});
