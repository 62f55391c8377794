import type { Page } from 'playwright-core';

/** Animations of position or size that run although the user prefers reduced motion; fades are allowed. */
export function movement(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return [];
        const animatesLayout = effect
          .getKeyframes()
          .some((frame) =>
            Object.keys(frame).some(
              (name) => /^(transform|translate|rotate|scale|offset|inset|left|right|top|bottom|margin)/.test(name) && name !== 'offset',
            ),
          );
        return animatesLayout ? [`movement: ${effect.target?.outerHTML.slice(0, 160)}`] : [];
      }),
  );
}
