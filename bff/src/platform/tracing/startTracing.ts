import { context, diag, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { maskAddresses } from '#src/kernel/maskAddresses.ts';
import type { Settings } from '#src/settings/settings.ts';
import { installTracer, type Span as OurSpan, type SpanOptions, type TraceHeaders } from '#src/kernel/tracing.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL };

/** How often spans are sent. */
const SEND_MS = 1_000;

/**
 * Records traces with OpenTelemetry and sends them by OTLP over HTTP. Its packages read the endpoint, headers and resource from the standard
 * OTEL_* variables themselves. Imported only if an endpoint is set. Returns what sends the last spans.
 */
export function startTracing({ tracesSampler, tracesSamplerRatio }: Settings, log: Logger): () => Promise<void> {
  const warn = (message: string) => log.warn({ reason: message }, 'traces could not be sent');
  const silent = () => undefined;
  diag.setLogger({ error: warn, warn, info: silent, debug: silent, verbose: silent });
  const provider = new TracerProvider({
    sampler: createSampler(tracesSampler, tracesSamplerRatio),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'farwend' }))
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: SEND_MS })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  installOpenTelemetry();
  return () => provider.shutdown();
}

/** The sampler with a standard name; one that begins with `parentbased_` does what the caller says, if it says anything. */
function createSampler(name: Settings['tracesSampler'], ratio: number): Sampler {
  const samplers = {
    always_on: new AlwaysOnSampler(),
    always_off: new AlwaysOffSampler(),
    traceidratio: new TraceIdRatioBasedSampler(ratio),
  };
  switch (name) {
    case 'always_on':
    case 'always_off':
    case 'traceidratio':
      return samplers[name];
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: samplers.always_on });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: samplers.always_off });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: samplers.traceidratio });
  }
}

function installOpenTelemetry(): void {
  const tracer = trace.getTracer('farwend');

  const start = (name: string, { kind, attributes = {}, parent }: SpanOptions, startTime?: number) => {
    const from = parent ? propagation.extract(context.active(), parent) : context.active();
    return tracer.startSpan(name, { kind: kinds[kind], attributes, ...(startTime === undefined ? {} : { startTime }) }, from);
  };

  installTracer({
    async run(name, options, work) {
      const span = start(name, options);
      try {
        return await context.with(trace.setSpan(context.active(), span), () => work(wrap(span)));
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    record(name, started, options, error) {
      const span = start(name, options, performance.timeOrigin + started);
      if (error !== undefined) fail(span, error);
      span.end();
    },
    fail(error) {
      const span = trace.getActiveSpan();
      if (span) fail(span, error);
    },
    headers() {
      const headers: TraceHeaders = {};
      propagation.inject(context.active(), headers);
      return headers;
    },
    ids: () => trace.getActiveSpan()?.spanContext(),
  });
}

function wrap(span: Span): OurSpan {
  return {
    rename: (name) => void span.updateName(name),
    add: (attributes) => void span.setAttributes(attributes),
    fail: (error) => fail(span, error),
  };
}

function fail(span: Span, error: unknown): void {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  span.recordException({ name, message: maskAddresses(message) });
  span.setStatus({ code: SpanStatusCode.ERROR });
}
