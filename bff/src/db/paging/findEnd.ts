import { z } from 'zod';
import type { ListPosition } from '#src/kernel/listCursors.ts';
import { POSITION } from './afterPosition.ts';

/** The position of the last of the rows of a page; undefined if there are none. */
export function findEnd(rows: readonly object[]): ListPosition | undefined {
  const last = rows.at(-1);
  return last && Position.parse(Reflect.get(last, POSITION));
}

const Position = z.array(z.string().nullable());
