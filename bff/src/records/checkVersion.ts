import { type CallContext, NO_VERSION } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';

/** Optimistic locking: throws 412 with the current ETag unless If-Match and the version in the body (`basedOn`), if given, are current. */
export function checkVersion(row: { version: number }, basedOn: number | undefined, { ifMatch }: Pick<CallContext, 'ifMatch'>): void {
  for (const version of [ifMatch, basedOn]) {
    if (version === null || version === undefined || version === row.version) continue;
    throw new Failure('version.stale', {
      message: `${version === NO_VERSION ? 'What you read' : `Version ${version}`} is out of date: the current version is ${row.version}. Load it and repeat your change.`,
      headers: { ETag: `"v${row.version}"` },
    });
  }
}
