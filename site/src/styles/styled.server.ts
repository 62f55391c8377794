// Takes the place of styled-components in the server's build (site/staticStyles.ts).
import { createStyled, type StyledComponent, type StyleTarget } from './createStyled.ts';
import { defineRules, defineKeyframes, recordUse } from './rules.ts';

/** A component that records its use, so that the page can carry its rules. */
export function styled(target: StyleTarget | StyledComponent, className: string, css: string, attributes?: object) {
  defineRules(className, `.${className}{${css}}`);
  return createStyled(target, className, attributes, recordUse);
}

/** Defines an animation and returns its name. */
export function keyframes(name: string, css: string): string {
  defineKeyframes(name, `@keyframes ${name}{${css}}`);
  return name;
}

/** A component that draws nothing; the page carries its rules. */
export function createGlobalStyle(name: string, css: string) {
  defineRules(name, css);
  return function GlobalStyle() {
    recordUse(name);
    return null;
  };
}

/** Only rendering in development uses it, with styled-components itself. */
export const ServerStyleSheet = undefined;
