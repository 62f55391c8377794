/** A page of a list. */
interface CursorPage {
  nextCursor?: string | undefined;
}

/**
 * Every page of a list, one after the other, without skipping or repeating a record when others are added or removed meanwhile. `read`
 * asks for the page of a cursor, and for the first one without.
 */
export async function* pages<P extends CursorPage>(read: (cursor?: string) => Promise<P>): AsyncGenerator<P, void> {
  let page = await read();
  yield page;
  while (page.nextCursor !== undefined) {
    page = await read(page.nextCursor);
    yield page;
  }
}
