/** What a span stands for. */
export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

/** The W3C headers by which a trace goes on elsewhere: `traceparent`, and `tracestate` if it has one. Empty without a span. */
export type TraceHeaders = Record<string, string>;

/** What a span says of itself: names and numbers of ours, never what somebody typed. */
export type SpanAttributes = Record<string, string | number>;

export interface SpanOptions {
  kind: SpanKind;
  attributes?: SpanAttributes;
  /** The span it continues; default: the current one. */
  parent?: TraceHeaders;
}

/** A span that is being recorded. */
export interface Span {
  /** A server knows the route of a request only once it has been found. */
  rename(name: string): void;
  add(attributes: SpanAttributes): void;
  /** Marks it as failed. */
  fail(error: unknown): void;
}

/** Records traces; installed at the start, if at all. */
export interface Tracer {
  run<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  /** Records what has just ended, within the current span. `started`: a reading of `performance.now()`. */
  record(name: string, started: number, options: SpanOptions, error?: unknown): void;
  fail(error: unknown): void;
  headers(): TraceHeaders;
  ids(): { traceId: string; spanId: string } | undefined;
}

const none: Span = { rename: () => undefined, add: () => undefined, fail: () => undefined };

let tracer: Tracer | undefined;

/** Installs the tracer of the process. */
export function installTracer(installed: Tracer): void {
  tracer = installed;
}

export function isTracing(): boolean {
  return tracer !== undefined;
}

/** Runs the work in a span, which its rejection marks as failed. */
export function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  return tracer ? tracer.run(name, options, work) : work(none);
}

/** Records a span for something that has just ended. `started`: a reading of `performance.now()`. */
export function recordSpan(name: string, started: number, options: SpanOptions, error?: unknown): void {
  tracer?.record(name, started, options, error);
}

/** Marks the current span as failed. */
export function failSpan(error: unknown): void {
  tracer?.fail(error);
}

/** What another process needs to continue the current trace. */
export function traceHeaders(): TraceHeaders {
  return tracer?.headers() ?? {};
}

/** The current trace, for log lines. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const ids = tracer?.ids();
  return ids ? { trace_id: ids.traceId, span_id: ids.spanId } : {};
}
