/** Styles that docs pages have leaked into stories, or that show whether a part is open. */
const styles = [
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-transform',
  'color',
  'background-color',
  'display',
  'opacity',
] as const;

/** Names of the styles, for code that runs in the page. */
export const comparedStyles: readonly string[] = styles;

/** Runs in the page: one line for each visible element of a story, with its place, size and styles. */
export async function describeLook({ frame, styles: names }: { frame: string | null; styles: readonly string[] }): Promise<string[]> {
  const story = frame === null ? document : document.querySelector<HTMLIFrameElement>(`iframe[data-look="${frame}"]`)?.contentDocument;
  const view = story?.defaultView;
  if (!story || !view) return [];
  // drawings from another file have no size until it has arrived, and no event says when it has
  const isWaiting = () =>
    [...story.querySelectorAll<SVGUseElement>('use[href*=".svg#"]')].some((drawing) => drawing.getBoundingClientRect().width === 0);
  for (let frames = 0; frames < 300 && isWaiting(); frames += 1) await new Promise((resolve) => view.requestAnimationFrame(resolve));
  const roots = [...story.body.children].filter(
    ({ id, className }) => id === 'storybook-root' || !/^(?:storybook|sb-)/.test(id + className),
  );
  return roots
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const computed = view.getComputedStyle(element);
      const box = [left + view.scrollX, top + view.scrollY, width, height].map(Math.round).join(' ');
      return `${element.tagName.toLowerCase()} ${box} ${names.map((name) => computed.getPropertyValue(name)).join(' ')}`;
    });
}
