import { once } from 'node:events';
import { createServer } from 'node:net';

/** A free port outside of those that the product uses in tests, for the services around it. */
export async function ephemeralPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('The probe has no port');
  probe.close();
  await once(probe, 'close');
  return address.port;
}
