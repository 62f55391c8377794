import type { Page } from 'playwright-core';
import { viewports } from './.storybook/modes.ts';

/** Annotations of a story that tests use. */
interface Annotations {
  /** Viewport the story requests; a desktop by default. */
  viewport: { width: number; height: number };
  /** Rows of its keyboard table as `on: keys`. */
  keyboard: string[];
  /** Names of the props that have a control. */
  props: string[];
}

/** The parts of Storybook's preview and channel used here. */
interface Preview {
  loadStory(selection: { storyId: string }): Promise<{
    parameters: { keyboard?: { on: string; keys: string }[] };
    storyGlobals?: { viewport?: { value?: string } };
    argTypes: Record<string, unknown>;
  }>;
  storyRenders: readonly StoryRender[];
}
/** A story being rendered, alone or on a docs page. */
interface StoryRender {
  isPending(): boolean;
}
interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: object): void;
  last(event: string): unknown;
}

/** Initial story: Storybook ignores the globals in the URL if no story is selected. */
const initialStory = 'design-system-logo--name';

/** Opens Storybook's preview frame, in which many stories can be shown one after the other, with globals such as `dir:rtl;textSize:200`; the a11y addon is disabled. */
export async function openFrame(page: Page, url: string, globals = 'dir:ltr'): Promise<void> {
  await page.goto(`${url}/iframe.html?viewMode=story&id=${initialStory}&globals=a11y.manual:!true;${globals}`);
  await page.waitForFunction(() => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as unknown as Channel | undefined;
    return channel?.last('storyFinished');
  });
}

/** Reads the annotations of a story. */
export async function readAnnotations(page: Page, id: string): Promise<Annotations> {
  const { requested, ...rest } = await page.evaluate(async (storyId) => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as unknown as Preview;
    const { parameters, storyGlobals, argTypes } = await preview.loadStory({ storyId });
    const keyboard = parameters.keyboard?.map(({ on, keys }) => `${on}: ${keys}`) ?? [];
    return { requested: storyGlobals?.viewport?.value, keyboard, props: Object.keys(argTypes) };
  }, id);
  const { width, height } = Object.entries(viewports).find(([name]) => name === requested)?.[1].styles ?? viewports.desktop.styles;
  return { ...rest, viewport: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) } };
}

/** Mounts a story in the open frame, waits for its play function and resolves to the problems found. */
export function showStory(page: Page, id: string): Promise<string[]> {
  return page.evaluate(
    (storyId) =>
      new Promise<string[]>((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as unknown as Channel;
        const problems: string[] = [];
        const report = (event: string) => [event, (payload: unknown) => void problems.push(`${event}: ${messageOf(payload)}`)] as const;
        const listeners: (readonly [string, (payload: unknown) => void])[] = [
          report('storyThrewException'),
          report('playFunctionThrewException'),
          report('unhandledErrorsWhilePlaying'),
          ['storyFinished', (payload) => JSON.stringify(payload).includes(`"${storyId}"`) && end()],
          ['storyMissing', () => end('there is no such story')],
          ['storyErrored', (payload) => end(messageOf(payload))],
          ['storyUnchanged', () => channel.emit('forceRemount', { storyId })],
        ];
        for (const [event, listener] of listeners) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });

        function end(...more: string[]) {
          for (const [event, listener] of listeners) channel.off(event, listener);
          resolve([...problems, ...more]);
        }
        function messageOf(payload: unknown): string {
          if (Array.isArray(payload)) return payload.map(messageOf).join(' ');
          const hasMessage = typeof payload === 'object' && payload !== null && 'message' in payload;
          return hasMessage ? String(payload.message).slice(0, 800) : JSON.stringify(payload);
        }
      }),
    id,
  );
}

/** Shows a docs page in the open frame and resolves to the problems found: exceptions and error messages. */
export async function showDocs(page: Page, id: string): Promise<string[]> {
  const problems: string[] = [];
  const report = (error: Error) => void problems.push(error.message);
  page.on('pageerror', report);
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as unknown as Channel;
        const events = ['docsRendered', 'storyErrored', 'storyMissing', 'storyThrewException'];
        const end = () => {
          for (const event of events) channel.off(event, end);
          resolve();
        };
        for (const event of events) channel.on(event, end);
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    id,
  );
  await page.evaluate(storiesRendered);
  const { heading, error } = await page.evaluate(() => ({
    heading: document.querySelector('#storybook-docs h1')?.textContent ?? '',
    error: document.querySelector('.sb-show-errordisplay #error-message')?.textContent ?? '',
  }));
  page.off('pageerror', report);
  return [...problems, ...(error === '' ? [] : [error]), ...(heading === '' ? ['there is no heading'] : [])];
}

/** Runs in the page: resolves once no story of a docs page is rendering, because Storybook reloads a page that is left before that. */
async function storiesRendered(): Promise<void> {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as unknown as Preview;
  do await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  while (preview.storyRenders.some((render) => render.isPending()));
}
