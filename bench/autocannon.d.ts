declare module 'autocannon' {
  /** What is sent, to where, and how long: the part of the program's options that the bench uses. */
  interface Options {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    requests?: { method: 'GET' | 'POST'; headers: Record<string, string>; setupRequest: (request: object) => object }[];
  }
  /** How many answers of each kind came. */
  type Result = Record<'1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'errors', number> & {
    /** In seconds. */
    duration: number;
  };
  /** Puts an address under load. */
  export default function autocannon(options: Options): Promise<Result>;
}
