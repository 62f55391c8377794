/** A queue with `servers` servers, M/M/c: requests arrive at random, and take exponentially distributed times. */
export interface Queue {
  /** Requests a second. */
  arrivals: number;
  /** Mean time of service in milliseconds. */
  serviceMs: number;
  servers: number;
}

/** The share of time in which a server is busy (utilization law); 1 and more cannot be served. */
function computeUtilization({ arrivals, serviceMs, servers }: Queue): number {
  return (arrivals * serviceMs) / 1000 / servers;
}

/** The probability that a request waits (Erlang's C formula), by the recursion of Erlang's B formula, which does not overflow. */
function computeWaitProbability(queue: Queue): number {
  const utilization = computeUtilization(queue);
  if (utilization >= 1) return 1;
  const offered = utilization * queue.servers;
  let blocked = 1;
  for (let servers = 1; servers <= queue.servers; servers += 1) blocked = (offered * blocked) / (servers + offered * blocked);
  return blocked / (1 - utilization * (1 - blocked));
}

/** The time in milliseconds that a share of requests, such as 0.99, waits at most. */
export function computeWaitMs(queue: Queue, share: number): number {
  const probability = computeWaitProbability(queue);
  if (computeUtilization(queue) >= 1) return Infinity;
  if (probability <= 1 - share) return 0;
  const spareRate = queue.servers / queue.serviceMs - queue.arrivals / 1000;
  return Math.log(probability / (1 - share)) / spareRate;
}

/** The fewest servers that are busy for at most `utilization` of the time and let 99 of 100 requests wait at most `waitMs`. */
export function countServers({ arrivals, serviceMs }: Omit<Queue, 'servers'>, utilization: number, waitMs: number): number {
  let servers = Math.max(1, Math.ceil((arrivals * serviceMs) / 1000 / utilization));
  while (computeWaitMs({ arrivals, serviceMs, servers }, 0.99) > waitMs) servers += 1;
  return servers;
}
