import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { maskAddresses } from './kernel/maskAddresses.ts';
import { traceIds } from './kernel/tracing.ts';
import type { Settings } from './settings/settings.ts';

/** What of an error is logged: libraries add the values of statements, addresses of recipients, whole requests. */
const loggedProperties = [
  'type',
  'message',
  'stack',
  'code',
  'errorCode',
  'status',
  'severity',
  'constraint',
  'table',
  'column',
  'routine',
];

/** Never logged: with these headers a reader of the log could act as the caller. */
const redact = ['req.headers.authorization', 'req.headers.cookie'];

/** The log of the server: JSON lines with the ids of the trace, without personal data. */
export function createLog(
  { logLevel, otlpEndpoint }: Pick<Settings, 'logLevel' | 'otlpEndpoint'>,
  destination: DestinationStream = bufferedOutput(),
): Logger {
  return pino(
    {
      level: logLevel,
      redact,
      ...(otlpEndpoint === undefined ? {} : { mixin: traceIds }),
      serializers: { err: serializeError },
      hooks: { streamWrite: maskAddresses },
    },
    destination,
  );
}

function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const serialized: object = stdSerializers.err(error);
  return Object.fromEntries(Object.entries(serialized).filter(([name]) => loggedProperties.includes(name)));
}

/** Buffers log lines, at most for a quarter of a second: a write per request would cost a tenth of serving a page. */
function bufferedOutput(): DestinationStream {
  return pino.destination({ sync: false, minLength: 4096, periodicFlush: 250 });
}
