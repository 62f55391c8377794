import { describe, expect, test } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type ProcessTable, procTable, psTable } from './embedded.processes.ts';

const tables: [string, ProcessTable][] = [
  ...(existsSync('/proc/self/stat') ? [['/proc', procTable] satisfies [string, ProcessTable]] : []),
  ...(spawnSync('ps', ['-p', `${process.pid}`]).status === 0 ? [['ps', psTable] satisfies [string, ProcessTable]] : []),
];

describe.each(tables)('%s', (_, table) => {
  test('tells a running process, by pid and start, from one that has ended', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const pid = child.pid ?? 0;
    expect(table.identify(pid)).toMatch(new RegExp(`^${pid} .+`));
    child.kill();
    await once(child, 'exit');
    expect(table.identify(pid)).toBeUndefined();
    expect(table.identify(0)).toBeUndefined();
  });

  test('knows a server by its folder', async () => {
    const folder = realpathSync(tmpdir());
    const script = 'setInterval(() => {}, 1000)';
    const child = spawn(process.execPath, ['-e', script, 'postgres', '-D', folder, '-c', 'port=1'], { cwd: folder });
    await once(child, 'spawn');
    expect([table.isServing(child.pid ?? 0, folder), table.isServing(child.pid ?? 0, `${folder}/other`)]).toEqual([true, false]);
    child.kill();
    await once(child, 'exit');
    expect(table.isServing(child.pid ?? 0, folder)).toBe(false);
  });
});
