/** The parts of `package-lock.json` used here. */
export interface LockFile {
  packages: Record<
    string,
    { version?: string; link?: boolean } & Partial<Record<(typeof dependencyKinds)[number], Record<string, string>>>
  >;
}

const dependencyKinds = ['dependencies', 'optionalDependencies', 'peerDependencies'] as const;

/** The locked version of some packages and of everything they depend on, as `path@version`, sorted. */
export function lockedVersions({ packages }: LockFile, names: Iterable<string>): string[] {
  const versions = new Map<string, string>();

  function visit(name: string, from: string): void {
    const path = locate(name, from);
    if (path === undefined || versions.has(path)) return;
    versions.set(path, packages[path]?.version ?? '');
    for (const kind of dependencyKinds) for (const dependency of Object.keys(packages[path]?.[kind] ?? {})) visit(dependency, path);
  }

  /** Looks in the `node_modules` of the dependent package, then further up, as Node does. */
  function locate(name: string, from: string): string | undefined {
    const path = `${from && `${from}/`}node_modules/${name}`;
    if (packages[path]) return packages[path].link ? undefined : path;
    return from === '' ? undefined : locate(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
  }

  for (const name of names) visit(name, '');
  return [...versions].map(([path, version]) => `${path}@${version}`).toSorted();
}
