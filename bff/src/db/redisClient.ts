import { Redis } from 'ioredis';

/** How long Redis may leave a command unanswered, in milliseconds. */
const ANSWER_MS = 300;

/** The longest pause between two attempts to connect, in milliseconds. */
const MAX_RETRY_MS = 1_000;

/**
 * A connection to Redis that is its own circuit breaker. A command without an answer closes it, so that everything waiting on it fails at
 * once; commands then fail without waiting until Redis has answered on a new connection, whose handshake is the probe.
 */
export class RedisClient extends Redis {
  /** How often Redis did not answer in time. */
  timeouts = 0;

  /** `name`: shown by `CLIENT LIST`, without spaces. */
  constructor(url: string, name: string) {
    super(url, {
      connectionName: name,
      connectTimeout: 2_000,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RETRY_MS),
    });
  }

  override sendCommand(...[command, pipeline]: Parameters<Redis['sendCommand']>): unknown {
    const { stream } = this;
    const reply = super.sendCommand(command, pipeline);
    let isSettled = false;
    const closeIfSilent = () => {
      if (isSettled || stream.destroyed) return;
      this.timeouts += 1;
      stream.destroy(new Error(`no answer to ${command.name} within ${ANSWER_MS} ms`));
    };
    // An answer that came while the event loop was busy is read before setImmediate.
    const timer = setTimeout(() => setImmediate(closeIfSilent), ANSWER_MS);
    const settle = () => {
      isSettled = true;
      clearTimeout(timer);
    };
    command.promise.then(settle, settle);
    return reply;
  }
}
