import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type ListenOptions, type Server as TcpServer } from 'node:net';

/**
 * Sockets that listen on a port. Node accepts one connection per socket and turn of the event loop, so a busy server with a single socket
 * leaves clients waiting for their connection for seconds. Only Linux distributes connections among the sockets of a port.
 */
const LISTENING_SOCKETS = process.platform === 'linux' ? 8 : 1;

/** How often connections that have become idle are closed: otherwise they last until the keep-alive timeout. */
const SWEEP_MS = 50;

/** An HTTP server with several listening sockets. */
export interface WebServer {
  http: Server;
  /** Throws an error for the operator if the port is in use; `example` tells how to choose another. */
  listen(host: string, port: number, example: string): Promise<void>;
  /** Resolves when the last connection has ended; idle ones are closed immediately, the others after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** Creates a server that is not listening yet. */
export function createWebServer(options: ServerOptions, listener: RequestListener): WebServer {
  const http = createServer(options, listener);
  // Accept connections for `http`, with the options that it gives its own.
  const acceptors = Array.from({ length: LISTENING_SOCKETS - 1 }, () =>
    createTcpServer({ allowHalfOpen: true, noDelay: true }, (socket) => void http.emit('connection', socket)),
  );
  return {
    http,
    async listen(host, port, example) {
      const openSocket = async (server: TcpServer, options: ListenOptions) => {
        const error = await startListening(server, { host, ...options });
        if (error?.code === 'EADDRINUSE') {
          throw new Error(`Port ${port} is in use by another program. Stop it, or choose another port: ${example} npm start`);
        }
        if (error) throw error;
      };
      // Sockets that share a port do not notice another program that shares it too.
      const probe = createTcpServer();
      await openSocket(probe, { port });
      await stopListening(probe);
      const reusePort = acceptors.length > 0;
      await openSocket(http, { port, reusePort });
      const { port: chosen } = http.address() as AddressInfo;
      await Promise.all(acceptors.map((acceptor) => openSocket(acceptor, { port: chosen, reusePort })));
    },
    async close(graceMs) {
      const sweep = setInterval(() => http.closeIdleConnections(), SWEEP_MS);
      setTimeout(() => http.closeAllConnections(), graceMs).unref();
      await Promise.all([http, ...acceptors].map(stopListening));
      clearInterval(sweep);
    },
  };
}

/** Resolves to the error if it cannot listen. */
function startListening(server: TcpServer, options: ListenOptions): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(options, () => {
      server.off('error', resolve);
      resolve(null);
    });
  });
}

/** Resolves when the server's connections have ended, immediately if it is not listening. */
function stopListening(server: TcpServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
