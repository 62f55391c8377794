/** A value of a metric, told apart from others by labels. */
export interface MetricSample {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** Metrics that are read together at each scrape. */
export interface MetricSource {
  /** As in `farwend_unread_sources`, when reading fails. */
  name: string;
  metrics: readonly MetricDefinition[];
  /** The samples by the name of their metric. */
  read(): Readonly<Record<string, readonly MetricSample[]>> | Promise<Readonly<Record<string, readonly MetricSample[]>>>;
}

/** A metric as Prometheus knows it; a counter only rises while the process runs. */
export interface MetricDefinition {
  name: string;
  help: string;
  type?: 'counter';
  labels?: readonly string[];
}
