/** Where what maps show comes from. */
export const mapSources = 'Land and names: Natural Earth. Relief: NASA.';

/** The world around a map, from which its locator is drawn. */
export const worldSheet = '/maps/world.svg';
