let count = 0;

/** The least an article needs, with a title nobody else has. */
export function newArticle<T extends object>(rest?: T) {
  count += 1;
  return { title: `Notes from the road ${process.pid} ${count}`, type: 'EVERGREEN' as const, ...rest };
}
