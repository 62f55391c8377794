/** `{}` for the browser from npm, `{ path }` for another one, `{ missing }` with what to do about it if there is none. */
export function findChromium(machine?: { platform?: string; path?: string; exists?: (path: string) => boolean }): {
  path?: string;
  missing?: string;
};
