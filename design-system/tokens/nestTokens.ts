/** Groups tokens by the parts of their names, which dots separate. */
export function nestTokens(tokens: Iterable<readonly [name: string, token: object]>): Record<string, object> {
  return nestPaths([...tokens].map(([name, token]) => [name.split('.'), token]));
}

function nestPaths(tokens: readonly (readonly [path: readonly string[], token: object])[]): Record<string, object> {
  const groups = Map.groupBy(tokens, ([[first = '']]) => first);
  return Object.fromEntries(
    [...groups].map(([name, inside]) => {
      const token = inside.find(([path]) => path.length === 1)?.[1];
      return [name, token ?? nestPaths(inside.map(([path, one]) => [path.slice(1), one]))];
    }),
  );
}
