// What a tool needs that changes tokens in a page. The tokens themselves are in the JSON files beside this one.
export { contrast, type ContrastPair } from '../src/tokens/contrast.ts';
export {
  isColour,
  isDimension,
  modeNames,
  referenceIn,
  type Colour,
  type Dimension,
  type ModeName,
  type Token,
  type Value,
} from './dtcg.ts';
export { modeRules } from './modeRules.ts';
export { applyTheme, readThemeDocument, writeThemeDocument, type ThemeChange, type ThemeDocument } from './themeDocument.ts';
export { propertyOf } from './tokenCss.ts';
export { cssValues, resolveToken, tokensInMode, type SetName, type TokenSet, type TokenSets } from './tokenSets.ts';
