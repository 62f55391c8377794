import { Histogram } from 'prom-client';

/** The time of statements on the connections of this process, whichever product in it sent them. A pipelined group counts as one. */
export const statementSeconds = new Histogram({
  name: 'farwend_statement_seconds',
  help: 'Time from sending a statement to the end of its result',
  labelNames: ['outcome'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 3],
  registers: [],
});
