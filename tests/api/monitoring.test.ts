import { afterAll, describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { startServer } from '../builders/server.ts';

const server = await startServer();
afterAll(() => server.stop());

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string().optional(),
          record: z.string().optional(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }).optional(),
          annotations: z.object({ summary: z.string(), runbook: z.string() }).optional(),
        }),
      ),
    }),
  ),
});
const Dashboard = z.object({ panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })) });

const rules = Rules.parse(parse(read('deploy/monitoring/alerts.yaml'))).groups.flatMap((group) => group.rules);
const alerts = rules.flatMap(({ alert, ...rule }) => (alert === undefined ? [] : [{ alert, ...rule }]));
const { panels } = Dashboard.parse(JSON.parse(read('deploy/monitoring/grafana-dashboard.json')));
const scraped = await (await fetch(`${server.origin}/metrics`)).text();
const reported = [...scraped.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '']) => name);
/** Reported only by a node that uses Redis, or replicas. */
const withMore = ['farwend_redis_up', 'farwend_redis_timeouts_total', 'farwend_replica_lag_seconds', 'farwend_replica_in_use'];
const ownMetrics = [...reported, ...withMore].filter((name) => name.startsWith('farwend_')).toSorted();

/** The metrics of an expression, without the suffixes of a histogram's series. */
function metricsIn(expression: string): string[] {
  const names = expression.matchAll(/\b((?:farwend|nodejs|process)_\w+)/g);
  return [...names].map(([, name = '']) => (reported.includes(name) ? name : name.replace(/_(?:bucket|count|sum)$/, '')));
}

test('docs/operations/monitoring.md lists exactly the metrics of /metrics', () => {
  const listed = [...read('docs/operations/monitoring.md').matchAll(/^\| `(farwend_\w+)` \|/gm)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual(ownMetrics);
});

test.each(panels)('the panel "$title" shows metrics that exist', ({ targets }) => {
  for (const { expr } of targets) {
    if (!expr.startsWith('up')) expect(metricsIn(expr)).not.toEqual([]);
    expect([...reported, ...withMore]).toEqual(expect.arrayContaining(metricsIn(expr)));
  }
});

test('every metric of ours is on the dashboard or raises an alert', () => {
  const used = [...panels.flatMap(({ targets }) => targets), ...rules].flatMap(({ expr }) => metricsIn(expr));
  expect(ownMetrics.filter((name) => !used.includes(name))).toEqual([]);
});

describe('alerts', () => {
  test.each(rules)('$alert$record reads metrics that exist', ({ expr }) => {
    const recorded = rules.flatMap(({ record }) => record ?? []);
    expect([...reported, ...withMore]).toEqual(expect.arrayContaining(metricsIn(expr)));
    for (const [name] of expr.matchAll(/farwend:\w+:\w+/g)) expect(recorded).toContain(name);
  });

  test.each(alerts)('$alert says what happens, and links to a runbook that names it and begins with three steps', (alert) => {
    const path = alert.annotations?.runbook ?? '';
    expect({ severity: alert.labels?.severity, runbook: existsSync(fileURLToPath(new URL(`../../${path}`, import.meta.url))) }).toEqual({
      severity: expect.any(String),
      runbook: true,
    });
    const text = read(path);
    expect(text).toContain(`\`${alert.alert}\``);
    const [, steps = ''] = text.split('## First three steps');
    expect(steps.match(/^\d\. /gm)).toEqual(['1. ', '2. ', '3. ']);
  });
});
