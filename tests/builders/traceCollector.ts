import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(Attribute),
  status: z.object({ code: z.number().optional() }),
  events: z.array(z.object({ name: z.string() })),
});
/** A span as it was received. */
export type ReceivedSpan = z.infer<typeof Span>;
const Export = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes: z.array(Attribute) }), scopeSpans: z.array(z.object({ spans: z.array(Span) })) }),
  ),
});

/** An OpenTelemetry collector that keeps what it receives (OTLP over HTTP, as JSON), and any other service, which keeps headers. */
export interface TraceCollector {
  origin: string;
  spans(): readonly ReceivedSpan[];
  /** Every request body of the collector. */
  received(): string;
  /** Headers of the requests to other addresses than the collector's. */
  otherRequests(): readonly IncomingHttpHeaders[];
  close(): void;
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = [];
  const others: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      else others.push(request.headers);
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ token: 'a token' }));
    });
  });
  server.listen(0, '127.0.0.1');
  server.unref();
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The collector has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    spans: () =>
      bodies.flatMap((body) =>
        Export.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    received: () => bodies.join('\n'),
    otherRequests: () => others,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
