const browsers = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari', 'curl', 'node'] as const;
const browserLabels: Partial<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', node: 'a program' };
const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux'] as const;

/** Like "Firefox on Linux", built from fixed names only: no client-supplied text gets into our mails and pages. */
export function nameDevice(userAgent: string | null): string | null {
  const browser = browsers.find((name) => userAgent?.includes(name));
  const system = systems.find((name) => userAgent?.includes(name));
  if (!browser) return null;
  return `${browserLabels[browser] ?? browser}${system ? ` on ${system}` : ''}`;
}
