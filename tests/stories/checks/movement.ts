import type { Page } from 'playwright-core';

/** What still moves although the reader asked for no movement; fades may stay. */
export function movement(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return [];
        const moves = effect
          .getKeyframes()
          .some((frame) =>
            Object.keys(frame).some(
              (name) => /^(transform|translate|rotate|scale|offset|inset|left|right|top|bottom|margin)/.test(name) && name !== 'offset',
            ),
          );
        return moves ? [`movement: ${effect.target?.outerHTML.slice(0, 160)}`] : [];
      }),
  );
}
