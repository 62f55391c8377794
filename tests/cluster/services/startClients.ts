/** Clients that send requests until they are stopped. */
export interface Clients {
  /** How many requests ended with each status so far; 0: without one. */
  statuses(): ReadonlyMap<number, number>;
  /** Resolves when the last request has ended. */
  stop(): Promise<ReadonlyMap<number, number>>;
}

/** Starts one client for each request, which sends it again and again; a request resolves with its status. */
export function startClients(requests: readonly (() => Promise<number>)[]): Clients {
  const statuses = new Map<number, number>();
  const state = { isOver: false };
  const clients = requests.map(async (request) => {
    while (!state.isOver) {
      const status = await request().catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  return {
    statuses: () => statuses,
    async stop() {
      state.isOver = true;
      await Promise.all(clients);
      return statuses;
    },
  };
}
