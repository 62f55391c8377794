import { once } from 'node:events';
import type { Profiler } from 'node:inspector';

export type CpuProfile = Profiler.Profile;
/** A share of the time, between 0 and 1. */
export interface Share {
  name: string;
  share: number;
}

const SAMPLING_MICROSECONDS = 200;
/** Less would only lengthen the table. */
const MIN_SHARE = 0.005;

/** Records a CPU profile of the process whose inspector listens on a port, while `work` runs. */
export async function recordCpuProfile(port: number, work: () => Promise<unknown>): Promise<CpuProfile> {
  const targets: { webSocketDebuggerUrl: string }[] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  let lastId = 0;
  const send = async (method: string, params: object = {}): Promise<{ profile: CpuProfile }> => {
    const id = (lastId += 1);
    const reply = new Promise<{ profile: CpuProfile }>((resolve) => {
      const receive = ({ data }: MessageEvent<string>) => {
        const message: { id: number; result: { profile: CpuProfile } } = JSON.parse(data);
        if (message.id !== id) return;
        socket.removeEventListener('message', receive);
        resolve(message.result);
      };
      socket.addEventListener('message', receive);
    });
    socket.send(JSON.stringify({ id, method, params }));
    return reply;
  };
  await send('Profiler.enable');
  await send('Profiler.setSamplingInterval', { interval: SAMPLING_MICROSECONDS });
  await send('Profiler.start');
  await work();
  const { profile } = await send('Profiler.stop');
  socket.close(); // otherwise the process waits for its debugger when it ends
  return profile;
}

/** The shares of the busy time by room of the code, package or part of Node, largest first. */
export function sumByRoom({ nodes }: CpuProfile): Share[] {
  const busy = nodes.filter(({ callFrame }) => callFrame.functionName !== '(idle)');
  const total = busy.reduce((sum, { hitCount = 0 }) => sum + hitCount, 0);
  const rooms = new Map<string, number>();
  for (const { callFrame, hitCount = 0 } of busy) {
    const room = roomOf(callFrame);
    rooms.set(room, (rooms.get(room) ?? 0) + hitCount / total);
  }
  return [...rooms]
    .map(([name, share]) => ({ name, share }))
    .filter(({ share }) => share >= MIN_SHARE)
    .toSorted((a, b) => b.share - a.share);
}

/** Where a function belongs: a folder of the product, a package, `node:` or what V8 does besides. */
export function roomOf({ url, functionName }: Profiler.Profile['nodes'][number]['callFrame']): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  const own = /\/((?:bff\/(?:src|demo)|site|api-contract|design-system)\/[^/]+(?:\/[^/]+)?)\//.exec(url)?.[1];
  if (library) return library;
  if (own) return own;
  if (url.startsWith('node:')) return /^node:(?:internal\/)?\w+/.exec(url)?.[0] ?? 'node:';
  return functionName.startsWith('(') ? functionName : `built-in ${functionName || '(anonymous)'}`;
}
