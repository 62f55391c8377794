import { measurePagingAnchors } from './db/paging/keyset.ts';
import { measureListSizes } from './db/paging/listSizes.ts';
import { measurePlanNames } from './db/planName.ts';
import { createPoolMetrics } from './db/poolMetrics.ts';
import type { RedisClient } from './db/redisClient.ts';
import { createRedisMetrics } from './db/redisMetrics.ts';
import { createReplicaMetrics } from './db/replicaMetrics.ts';
import type { Replicas } from './db/replicas.ts';
import { measureInlineHashes } from './http/contentSecurityPolicy.ts';
import type { Readiness } from './http/health.ts';
import { createCacheMetrics } from './http/metrics/cacheMetrics.ts';
import type { PageCache } from './http/pageCache.ts';
import { createSessionMetrics } from './http/sessionMetrics.ts';
import type { Db } from './kernel/db.ts';
import type { MetricSource } from './kernel/metricSource.ts';
import { createJobMetrics } from './platform/jobs/jobMetrics.ts';
import { createMailMetrics } from './platform/mail/mailMetrics.ts';
import { measureTemplates } from './platform/mail/templateSyntax.ts';
import { createPartitionMetrics } from './platform/retention/partitionMetrics.ts';
import type { createServices } from './services.ts';

interface Parts {
  services: ReturnType<typeof createServices>;
  jobsDb: Db;
  replicas: Replicas | null;
  pageCache: PageCache;
  redis: RedisClient | null;
  readiness: Readiness;
  /** The number of clients connected to this node. */
  countPushClients: () => number;
}

/** What `/metrics` reports besides the times of requests and statements. */
export function createMetricSources({ services, jobsDb, replicas, pageCache, redis, readiness, countPushClients }: Parts): MetricSource[] {
  const { db, queue } = services;
  return [
    createCacheMetrics(() => measureCaches(services, pageCache)),
    createPoolMetrics({ requests: db, jobs: jobsDb }, replicas),
    ...(replicas ? [createReplicaMetrics(replicas)] : []),
    createJobMetrics(jobsDb, queue.definitions), // a locked job table holds no connection that requests need
    createMailMetrics(db),
    createPartitionMetrics(db),
    createSessionMetrics(db),
    ...(redis ? [createRedisMetrics(redis)] : []),
    {
      name: 'node',
      metrics: [
        { name: 'farwend_push_clients', help: 'Clients connected to the push server of this node' },
        { name: 'farwend_draining', help: '1 while this node completes its requests before it stops' },
      ],
      read: () => ({
        farwend_push_clients: [{ value: countPushClients() }],
        farwend_draining: [{ value: readiness.draining ? 1 : 0 }],
      }),
    },
  ];
}

function measureCaches({ published, pictureAddresses, limits }: Parts['services'], pageCache: PageCache) {
  const { items, pages } = published.usage();
  return {
    page: pageCache.usage(),
    inlineHash: measureInlineHashes(),
    publishedItem: items,
    publishedPage: pages,
    pictureAddress: pictureAddresses.usage(),
    pagingAnchor: measurePagingAnchors(),
    listSize: measureListSizes(),
    planName: measurePlanNames(),
    template: measureTemplates(),
    rateLimit: limits.usage(),
  };
}
