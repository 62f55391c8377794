const toolbar = ['mode', 'dir', 'textSize'];

/** The address of a story alone, in the modes of the toolbar that are given. The a11y addon is off: its checks would hold up many frames. */
export function storyUrl(id: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = toolbar.filter((name) => globals[name] !== undefined).map((name) => `${name}:${String(globals[name])}`);
  return `./iframe.html?viewMode=story&id=${id}&globals=${['a11y.manual:!true', ...chosen].join(';')}`;
}
