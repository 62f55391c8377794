import { randomInt } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { createPushHub, hangUp, type PushClient, type PushHub } from './pushHub.ts';
import { OWN_APP } from './pushKeys.ts';

const ACTIVITY_SECONDS = 120;
const PONG_SECONDS = 30;
const SHOW_WITHIN_MS = 30_000;
const LIVES_MS = 60 * 60_000;
const MAX_CONNECTIONS = 5_000;
const MAX_MESSAGE_BYTES = 16_384;
const MAX_WAITING_BYTES = 1_000_000;

/** Our own server of the Pusher protocol, version 7, on the port of the site: `/app/farwend`. */
export interface PushServer {
  hub: PushHub;
  /** Tells everybody to connect again, elsewhere, and takes no more. */
  stop(): void;
}

/** Starts it. A connection lives an hour: then it shows its rights anew. `isDraining`: whether the process is about to end. */
export function startPushServer(server: Server, secrets: readonly string[], isDraining: () => boolean): PushServer {
  const hub = createPushHub(secrets);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  const states = new Map<PushClient, State>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = URL.parse(request.url ?? '', 'http://push');
    const key = /^\/app\/([\w-]{1,100})$/.exec(url?.pathname ?? '')?.[1];
    if (key === undefined || isDraining()) return refuse(socket, key === undefined ? '404 Not Found' : '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const fault =
        key !== OWN_APP
          ? hangUp.noApp
          : url?.searchParams.get('protocol') !== '7'
            ? hangUp.protocol
            : states.size >= MAX_CONNECTIONS
              ? hangUp.full
              : null;
      const client = clientOf(webSocket);
      webSocket.on('error', () => webSocket.terminate()); // too large, or no WebSocket at all
      if (fault) return client.close(fault);
      open(client, webSocket);
    });
  });

  function open(client: PushClient, webSocket: WebSocket): void {
    const state = { webSocket, since: Date.now(), lives: LIVES_MS * (0.9 + Math.random() / 5), lastHeard: Date.now(), wasPinged: false };
    states.set(client, state);
    webSocket.on('message', (data, isBinary) => {
      Object.assign(state, { lastHeard: Date.now(), wasPinged: false });
      if (isBinary) return client.close(hangUp.tooMuch);
      hub.hear(client, data.toString());
    });
    webSocket.on('close', () => {
      states.delete(client);
      hub.forget(client);
    });
    hub.welcome(client, ACTIVITY_SECONDS);
  }

  const round = setInterval(() => {
    for (const [client, state] of states) look(client, state);
  }, 5_000);
  const minute = setInterval(() => {
    for (const client of states.keys()) client.heard = 0;
  }, 60_000);
  for (const timer of [round, minute]) timer.unref();

  return {
    hub,
    stop() {
      clearInterval(round);
      clearInterval(minute);
      for (const client of states.keys()) client.close(hangUp.comeBack);
      sockets.close();
    },
  };
}

interface State {
  webSocket: WebSocket;
  since: number;
  /** How long it may live, a little different for each, so that they do not all come back at once. */
  lives: number;
  lastHeard: number;
  wasPinged: boolean;
}

/** Hangs up on who has shown nothing, lives too long or is silent; pings the quiet. */
function look(client: PushClient, state: State): void {
  const age = Date.now() - state.since;
  const quiet = (Date.now() - state.lastHeard) / 1000;
  if (client.userId === null && age > SHOW_WITHIN_MS) return client.close(hangUp.notAuthorized);
  if (age > state.lives) return client.close(hangUp.comeBack);
  if (quiet > ACTIVITY_SECONDS + 2 * PONG_SECONDS) return client.close(hangUp.silent);
  if (quiet <= ACTIVITY_SECONDS + PONG_SECONDS || state.wasPinged) return;
  state.wasPinged = true;
  client.send('pusher:ping', {});
}

function clientOf(webSocket: WebSocket): PushClient {
  return {
    socketId: `${randomInt(1, 2 ** 47)}.${randomInt(1, 2 ** 47)}`,
    userId: null,
    tokenIds: new Set(),
    channels: new Set(),
    heard: 0,
    send(event, data, channel) {
      if (webSocket.readyState !== webSocket.OPEN) return;
      if (webSocket.bufferedAmount > MAX_WAITING_BYTES) return webSocket.terminate(); // it does not read what it asked for
      webSocket.send(JSON.stringify({ event, ...(channel === undefined ? {} : { channel }), data: JSON.stringify(data) }));
    },
    close([code, message]) {
      this.send('pusher:error', { code, message });
      webSocket.close(code, message);
      setTimeout(() => webSocket.terminate(), 1_000).unref(); // a client that does not say goodbye
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
