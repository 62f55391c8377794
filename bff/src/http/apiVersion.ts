import { apiVersions, type Call } from '@farwend/api-contract';
import type { Actor } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';

/** The version of the API that a call is answered in: that of Farwend-Version, else of its token, else the newest. */
export function chooseApiVersion(
  header: string | undefined,
  { apiVersion }: Pick<Actor, 'apiVersion'>,
  versions: readonly [string, ...string[]] = apiVersions,
): string {
  if (header === undefined || header === '') return apiVersion ?? versions[0];
  if (versions.includes(header)) return header;
  const message = `Farwend-Version is none of the versions served. Send ${versions.join(' or ')}`;
  throw new Failure('version.unknown', {
    message: `${message}.`,
    errors: [{ pointer: 'Farwend-Version', field: 'Farwend-Version', code: 'unknown', message }],
  });
}

/**
 * `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) of calls and versions that are going: a version since there is a newer one, for a year from
 * then.
 */
export function deprecationHeaders(
  { deprecated }: Pick<Call, 'deprecated'>,
  version: string,
  versions: readonly string[] = apiVersions,
): Record<string, string> {
  const newer = versions[versions.indexOf(version) - 1];
  const ends = [...(deprecated ? [deprecated] : []), ...(newer === undefined ? [] : [{ since: newer, sunset: addYear(newer) }])];
  const sunsets = ends.flatMap(({ sunset }) => sunset ?? []).toSorted();
  const [since] = ends.map((end) => end.since).toSorted();
  return {
    ...(since === undefined ? {} : { Deprecation: `@${Date.parse(since) / 1000}` }),
    ...(sunsets[0] === undefined ? {} : { Sunset: new Date(sunsets[0]).toUTCString() }),
  };
}

function addYear(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}
