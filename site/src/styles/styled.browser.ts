// Takes the place of styled-components in the browser's build (site/staticStyles.ts).
import { createStyled, type StyledComponent, type StyleTarget } from './createStyled.ts';

/** A component whose rules came with the page or with the style sheet of its script. */
export const styled = (target: StyleTarget | StyledComponent, className: string, attributes?: object) =>
  createStyled(target, className, attributes);
