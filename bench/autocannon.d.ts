declare module 'autocannon' {
  /** The options that the benchmarks use. */
  interface Options {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    requests?: Request[];
    /** Called for each connection. */
    setupClient?: (client: { setRequests(requests: Request[]): void }) => void;
  }
  interface Request {
    method: 'GET' | 'POST' | 'PUT';
    path?: string;
    headers: Record<string, string>;
    setupRequest?: (request: object) => object;
  }
  /** Number of responses by status. */
  type Result = Record<'1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'errors', number> & {
    /** In seconds. */
    duration: number;
    statusCodeStats: Record<string, { count: number }>;
  };
  /** Puts a URL under load. */
  export default function autocannon(options: Options): Promise<Result>;
}
