import type { Page } from 'playwright-core';
import { viewports } from './.storybook/modes.ts';

/** What is asked of a story's annotations. */
interface Annotated {
  /** The window it asks for, a desktop unless it does. */
  window: { width: number; height: number };
  /** The rows of its keyboard table: `on: keys`. */
  keyboard: string[];
  /** The names of the props that can be turned. */
  props: string[];
}

/** The parts of Storybook's preview and channel that are used here. */
interface Preview {
  loadStory(asked: { storyId: string }): Promise<{
    parameters: { keyboard?: { on: string; keys: string }[] };
    storyGlobals?: { viewport?: { value?: string } };
    argTypes: Record<string, unknown>;
  }>;
}
interface Channel {
  on(event: string, listener: (told: unknown) => void): void;
  off(event: string, listener: (told: unknown) => void): void;
  emit(event: string, what: object): void;
  last(event: string): unknown;
}

/** What the frame shows first: without a story it does not read what its address asks for. */
const first = 'design-system-logo--name';

/** Opens the frame that shows the stories of a workshop, once for many; Storybook's own axe is left out. */
export async function openFrame(page: Page, url: string, dir: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  await page.goto(`${url}/iframe.html?viewMode=story&id=${first}&globals=a11y.manual:!true;dir:${dir}`);
  await page.waitForFunction(() => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as unknown as Channel | undefined;
    return channel?.last('storyFinished');
  });
}

/** What is written to a story. */
export async function annotated(page: Page, id: string): Promise<Annotated> {
  const { viewport, ...rest } = await page.evaluate(async (storyId) => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as unknown as Preview;
    const { parameters, storyGlobals, argTypes } = await preview.loadStory({ storyId });
    const keyboard = parameters.keyboard?.map(({ on, keys }) => `${on}: ${keys}`) ?? [];
    return { viewport: storyGlobals?.viewport?.value, keyboard, props: Object.keys(argTypes) };
  }, id);
  const { width, height } = Object.entries(viewports).find(([name]) => name === viewport)?.[1].styles ?? viewports.desktop.styles;
  return { ...rest, window: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) } };
}

/** Shows a story in the open frame, from its beginning, waits until its play function is over, and resolves to what went wrong. */
export function showStory(page: Page, id: string): Promise<string[]> {
  return page.evaluate(
    (storyId) =>
      new Promise<string[]>((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as unknown as Channel;
        const problems: string[] = [];
        const note = (event: string) => [event, (told: unknown) => void problems.push(`${event}: ${words(told)}`)] as const;
        const listeners: (readonly [string, (told: unknown) => void])[] = [
          note('storyThrewException'),
          note('playFunctionThrewException'),
          note('unhandledErrorsWhilePlaying'),
          ['storyFinished', (told) => JSON.stringify(told).includes(`"${storyId}"`) && end()],
          ['storyMissing', () => end('there is no such story')],
          ['storyErrored', (told) => end(words(told))],
          ['storyUnchanged', () => channel.emit('forceRemount', { storyId })],
        ];
        for (const [event, listener] of listeners) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });

        function end(...more: string[]) {
          for (const [event, listener] of listeners) channel.off(event, listener);
          resolve([...problems, ...more]);
        }
        function words(told: unknown): string {
          if (Array.isArray(told)) return told.map(words).join(' ');
          return typeof told === 'object' && told !== null && 'message' in told ? String(told.message).slice(0, 800) : JSON.stringify(told);
        }
      }),
    id,
  );
}
