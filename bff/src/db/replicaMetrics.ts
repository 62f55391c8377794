import type { MetricSource } from '#src/kernel/metricSource.ts';
import type { Replicas } from './replicas.ts';

/** The replicas as this node sees them, by host and port. */
export function createReplicaMetrics(replicas: Replicas): MetricSource {
  return {
    name: 'replicas',
    metrics: [
      { name: 'farwend_replica_lag_seconds', help: 'How far a replica is behind the primary', labels: ['replica'] },
      { name: 'farwend_replica_in_use', help: '1 while this node reads from a replica, 0 while it is left out', labels: ['replica'] },
    ],
    read: () => ({
      farwend_replica_lag_seconds: replicas.list().map(({ name, lagSeconds }) => ({ labels: { replica: name }, value: lagSeconds })),
      farwend_replica_in_use: replicas.list().map(({ name, isUsable }) => ({ labels: { replica: name }, value: isUsable ? 1 : 0 })),
    }),
  };
}
