import { randomInt } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { AnnouncedMember } from './presenceMessage.ts';
import type { PushClient } from './pushClient.ts';
import { createPushHub, closeReasons, type PushHub } from './pushHub.ts';
import { OWN_APP } from './pushKeys.ts';

const ACTIVITY_SECONDS = 120;
const PONG_SECONDS = 30;
const AUTHENTICATE_WITHIN_MS = 30_000;
const LIFETIME_MS = 60 * 60_000;
const MAX_CONNECTIONS = 5_000;
const MAX_MESSAGE_BYTES = 16_384;
const MAX_BUFFERED_BYTES = 1_000_000;

/** Our own server for version 7 of the Pusher protocol, on the site's port at `/app/farwend`. */
export interface PushServer {
  hub: PushHub;
  /** Asks all clients to reconnect, to another node, and accepts no new ones. */
  stop(): void;
}

/**
 * Starts the server. Connections last about an hour, after which clients authenticate again. `isDraining`: whether to reject new ones.
 * `announce`: tells the other nodes of a user who has joined or left a presence channel.
 */
export function startPushServer(
  server: Server,
  secrets: readonly string[],
  isDraining: () => boolean,
  announce: (member: AnnouncedMember) => void,
): PushServer {
  const hub = createPushHub(secrets, announce);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  const states = new Map<PushClient, ConnectionState>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = URL.parse(request.url ?? '', 'http://push');
    const key = /^\/app\/([\w-]{1,100})$/.exec(url?.pathname ?? '')?.[1];
    if (key === undefined || isDraining()) return rejectUpgrade(socket, key === undefined ? '404 Not Found' : '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const closeReason =
        key !== OWN_APP
          ? closeReasons.unknownApp
          : url?.searchParams.get('protocol') !== '7'
            ? closeReasons.unsupportedProtocol
            : states.size >= MAX_CONNECTIONS
              ? closeReasons.overCapacity
              : null;
      const client = createClient(webSocket);
      webSocket.on('error', () => webSocket.terminate()); // message too large, or not a WebSocket
      if (closeReason) return client.close(closeReason);
      open(client, webSocket);
    });
  });

  function open(client: PushClient, webSocket: WebSocket): void {
    const state = {
      webSocket,
      connectedAt: Date.now(),
      lifetimeMs: LIFETIME_MS * (0.9 + Math.random() / 5),
      lastMessageAt: Date.now(),
      wasPinged: false,
    };
    states.set(client, state);
    webSocket.on('message', (data, isBinary) => {
      Object.assign(state, { lastMessageAt: Date.now(), wasPinged: false });
      if (isBinary) return client.close(closeReasons.tooManyMessages);
      hub.receive(client, data.toString());
    });
    webSocket.on('close', () => {
      states.delete(client);
      hub.disconnect(client);
    });
    hub.connect(client, ACTIVITY_SECONDS);
  }

  const checkTimer = setInterval(() => {
    for (const [client, state] of states) checkConnection(client, state);
    hub.members.removeExpired();
  }, 5_000);
  const minuteTimer = setInterval(() => {
    for (const client of states.keys()) client.messageCount = 0;
  }, 60_000);
  for (const timer of [checkTimer, minuteTimer]) timer.unref();

  return {
    hub,
    stop() {
      clearInterval(checkTimer);
      clearInterval(minuteTimer);
      for (const client of states.keys()) client.close(closeReasons.reconnect);
      sockets.close();
    },
  };
}

interface ConnectionState {
  webSocket: WebSocket;
  connectedAt: number;
  /** With jitter, so that clients do not all reconnect at once. */
  lifetimeMs: number;
  lastMessageAt: number;
  wasPinged: boolean;
}

/** Closes connections that are unauthenticated, too old or unresponsive, and pings idle ones. */
function checkConnection(client: PushClient, state: ConnectionState): void {
  const age = Date.now() - state.connectedAt;
  const idleSeconds = (Date.now() - state.lastMessageAt) / 1000;
  if (client.userId === null && age > AUTHENTICATE_WITHIN_MS) return client.close(closeReasons.notAuthorized);
  if (age > state.lifetimeMs) return client.close(closeReasons.reconnect);
  if (idleSeconds > ACTIVITY_SECONDS + 2 * PONG_SECONDS) return client.close(closeReasons.pongTimeout);
  if (idleSeconds <= ACTIVITY_SECONDS + PONG_SECONDS || state.wasPinged) return;
  state.wasPinged = true;
  client.send('pusher:ping', {});
}

function createClient(webSocket: WebSocket): PushClient {
  return {
    socketId: `${randomInt(1, 2 ** 47)}.${randomInt(1, 2 ** 47)}`,
    userId: null,
    tokenIds: new Set(),
    channels: new Set(),
    messageCount: 0,
    send(event, data, channel) {
      if (webSocket.readyState !== webSocket.OPEN) return;
      if (webSocket.bufferedAmount > MAX_BUFFERED_BYTES) return webSocket.terminate(); // the client does not read its messages
      webSocket.send(JSON.stringify({ event, ...(channel === undefined ? {} : { channel }), data: JSON.stringify(data) }));
    },
    close([code, message]) {
      this.send('pusher:error', { code, message });
      webSocket.close(code, message);
      setTimeout(() => webSocket.terminate(), 1_000).unref(); // for clients that do not complete the closing handshake
    },
  };
}

function rejectUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
