/** The part of a preview's channel used here. */
interface PreviewChannel {
  emit(event: string, payload: object): void;
  last(event: string): unknown;
}

const finalEvents = ['storyFinished', 'storyErrored', 'storyMissing', 'storyThrewException', 'playFunctionThrewException'];

/** Frames load one after the other: two play functions at once would take each other's focus. */
let previous: Promise<void> = Promise.resolve();

/** Opens an address in a frame once the frames before it have finished, and resolves when its story has, play function included. */
export function loadFrame(frame: HTMLIFrameElement, url: string): Promise<void> {
  previous = previous.then(() => open(frame, url));
  return previous;
}

/** The channel of the preview in a frame; `undefined` until it has started. */
export function channelOf({ contentWindow }: HTMLIFrameElement): PreviewChannel | undefined {
  return contentWindow ? (Reflect.get(contentWindow, '__STORYBOOK_ADDONS_CHANNEL__') as PreviewChannel | undefined) : undefined;
}

async function open(frame: HTMLIFrameElement, url: string): Promise<void> {
  const readersFocus = document.activeElement;
  const before = frame.contentDocument;
  delete frame.dataset['settled'];
  frame.contentWindow?.location.replace(url); // unlike src, this leaves no entry in the history
  const isFinished = () => frame.contentDocument !== before && finalEvents.some((event) => channelOf(frame)?.last(event));
  while (frame.isConnected && !isFinished()) await new Promise((resolve) => requestAnimationFrame(resolve));
  frame.dataset['settled'] = '';
  if (document.activeElement === frame && readersFocus instanceof HTMLElement && !(readersFocus instanceof HTMLIFrameElement))
    readersFocus.focus({ preventScroll: true });
}
