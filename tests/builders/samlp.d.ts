declare module 'samlp' {
  interface Options {
    issuer: string;
    cert: string;
    key: string;
    signResponse?: boolean;
    signAssertion?: boolean;
    lifetimeInSeconds?: number;
    recipient?: string;
    destination?: string;
    audience?: string;
    inResponseTo?: string;
    getPostURL(audience: string, request: unknown, req: object, callback: (error: Error | null, url?: string) => void): void;
    getUserFromRequest(req: object): object;
  }
  interface Reply {
    set(name: string, value: string): void;
    send(body: string | number, text?: string): void;
  }
  const samlp: {
    auth(
      options: Options,
    ): (req: { method: string; query: Record<string, string>; body?: object }, res: Reply, next: (error?: Error) => void) => void;
  };
  export default samlp;
}
