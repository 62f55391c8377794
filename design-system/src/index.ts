export { breakpoint, from, token } from './tokens/token.ts';
export { tokensCss } from './tokens/tokens.css.ts';
