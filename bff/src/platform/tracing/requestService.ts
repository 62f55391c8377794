import { inSpan, traceHeaders, type TraceHeaders } from '#src/kernel/tracing.ts';

/**
 * Sends a request to another service, in a span that is named after the service and not after the address, which may hold personal data.
 * `send` gets the headers by which the service can continue the trace.
 */
export function requestService(service: string, method: string, send: (headers: TraceHeaders) => Promise<Response>): Promise<Response> {
  const attributes = { 'http.request.method': method, 'peer.service': service };
  return inSpan(`${method} ${service}`, { kind: 'client', attributes }, async (span) => {
    const response = await send(traceHeaders());
    span.add({ 'http.response.status_code': response.status });
    if (response.status >= 500) span.fail(new Error(`the service responded with ${response.status}`));
    return response;
  });
}
