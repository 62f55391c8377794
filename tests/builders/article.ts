let count = 0;

/** A minimal article with a unique title. */
export function newArticle<T extends object>(rest?: T) {
  count += 1;
  return { title: `Notes from the road ${process.pid} ${count}`, type: 'EVERGREEN' as const, ...rest };
}
