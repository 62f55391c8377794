import type { Middleware } from 'koa';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { statementSeconds } from '#src/db/statementSeconds.ts';
import { mayMonitor } from '#src/http/mayMonitor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { MetricSource, MetricDefinition } from '#src/kernel/metricSource.ts';
import { waitAtMost } from '#src/kernel/waitAtMost.ts';
import type { Settings } from '#src/settings/settings.ts';

export interface Metrics {
  observe(method: string, route: string, status: number, seconds: number): void;
  /** GET /metrics, with the metrics token or, on LOCAL without one, from this machine. */
  serve: Middleware;
}

/** A source that takes longer is left out of the scrape, so that a slow database does not hide the rest. */
const READ_MS = 1_000;

/** Prometheus metrics: request and statement times, those of the process, and the samples of `sources`, read at each scrape. */
export function createMetrics(settings: Settings, sources: readonly MetricSource[]): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(statementSeconds);
  const requests = new Histogram({
    name: 'farwend_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.2, 0.5, 1, 3],
    registers: [registry],
  });
  const unread = new Gauge({
    name: 'farwend_unread_sources',
    help: 'Sources of metrics that could not be read in this scrape',
    labelNames: ['source'],
    registers: [registry],
  });
  const readers = sources.map((source) => createReader(source, registry));

  async function readSources(): Promise<void> {
    await Promise.all(readers.map(async ({ name, read }) => unread.set({ source: name }, (await read()) ? 0 : 1)));
  }

  return {
    observe: (method, route, status, seconds) => requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    serve: async (ctx, next) => {
      if (ctx.path !== '/metrics') return next();
      if (!mayMonitor(ctx, settings)) throw new Failure('resource.notFound');
      await readSources();
      ctx.type = registry.contentType;
      ctx.body = await registry.metrics();
    },
  };
}

interface Reader {
  name: string;
  /** Sets the metrics of the source; false if it could not be read, and then they have no value. */
  read(): Promise<boolean>;
}

function createReader({ name, metrics, read }: MetricSource, registry: Registry): Reader {
  const series = metrics.map((definition) => ({ ...definition, metric: createMetric(definition, registry) }));
  return {
    name,
    read: async () => {
      const samples = await waitAtMost(READ_MS, Promise.resolve().then(read)).catch(() => undefined);
      for (const { name: metricName, metric, labels: labelNames } of series) {
        metric.reset();
        if (!samples && !labelNames) metric.remove(); // reset leaves 0 where there are no labels
        for (const { labels = {}, value } of samples?.[metricName] ?? []) metric.inc(labels, value);
      }
      return samples !== undefined;
    },
  };
}

function createMetric({ name, help, type, labels = [] }: MetricDefinition, registry: Registry): Counter | Gauge {
  const options = { name, help, labelNames: [...labels], registers: [registry] };
  return type === 'counter' ? new Counter(options) : new Gauge(options);
}
