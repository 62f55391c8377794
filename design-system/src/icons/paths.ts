// Our own icons, drawn like map symbols. Each is a separate export, so that unused ones are tree-shaken.

/** An icon drawn on a 24 by 24 grid. */
export interface IconShape {
  /** Path to stroke, 1.5 wide with square joins. */
  stroke?: string;
  /** Path to fill. */
  fill?: string;
  /** Whether it points in reading direction and is therefore mirrored in right-to-left text. */
  mirrors?: boolean;
}

export const arrow: IconShape = { stroke: 'M3 12h17M13.5 5.5 20 12l-6.5 6.5', mirrors: true };
export const arrowBack: IconShape = { stroke: 'M21 12H4M10.5 5.5 4 12l6.5 6.5', mirrors: true };
export const newTab: IconShape = { stroke: 'M6.5 17.5 17.5 6.5M9 6.5h8.5V15' };
export const chevronDown: IconShape = { stroke: 'm6 9 6 6 6-6' };
export const chevronEnd: IconShape = { stroke: 'm9 6 6 6-6 6', mirrors: true };
export const menu: IconShape = { stroke: 'M3 7.5h18M3 16.5h18' };
export const close: IconShape = { stroke: 'm5.5 5.5 13 13M18.5 5.5l-13 13' };
export const check: IconShape = { stroke: 'm4.5 12.5 5 5 10-11' };
export const plus: IconShape = { stroke: 'M12 5v14M5 12h14' };
export const minus: IconShape = { stroke: 'M5 12h14' };
export const search: IconShape = { stroke: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 21 21' };
export const phone: IconShape = {
  stroke:
    'M5 3.5h4l1.8 4.6-2.4 1.7a12.5 12.5 0 0 0 5.8 5.8l1.7-2.4 4.6 1.8v4a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.1A1.5 1.5 0 0 1 5 3.5Z',
};
export const mail: IconShape = { stroke: 'M3 5.5h18v13H3ZM3.5 6.5 12 13l8.5-6.5' };
export const person: IconShape = { stroke: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.6-4 3.5-6 7.5-6s6.9 2 7.5 6' };
export const calendar: IconShape = { stroke: 'M3.5 5.5h17v15h-17ZM3.5 10h17M8 3v5M16 3v5' };
export const clock: IconShape = { stroke: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7v5.5l3.5 2' };
export const waypoint: IconShape = {
  stroke: 'M12 21c-4-5.5-6-8.5-6-11.5a6 6 0 0 1 12 0c0 3-2 6-6 11.5Z',
  fill: 'M12 7.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
};
export const compass: IconShape = { stroke: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM16 8l-2.5 5.5L8 16l2.5-5.5Z' };
export const info: IconShape = { stroke: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5M12 7.2v1.5' };
export const warning: IconShape = { stroke: 'M12 3.5 21.5 20h-19ZM12 10v5M12 16.7v1.5' };
export const error: IconShape = { stroke: 'M8 3.5h8l4.5 4.5v8L16 20.5H8L3.5 16V8ZM12 7.5V13M12 15v1.5' };
export const success: IconShape = { stroke: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM8 12.3l2.8 2.8L16 9.5' };
export const play: IconShape = { fill: 'M7 4.5v15L20 12Z' };
export const star: IconShape = { fill: 'm12 2.5 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8Z' };
export const quote: IconShape = {
  fill: 'M4 17V11.5C4 8 6 5.8 9.5 5v2.6c-1.7.6-2.6 1.7-2.6 3.4H10v6ZM14 17v-5.5c0-3.5 2-5.7 5.5-6.5v2.6c-1.7.6-2.6 1.7-2.6 3.4H20v6Z',
};
export const shield: IconShape = { stroke: 'M12 3 4.5 5.5V12c0 4.5 3 7.5 7.5 9 4.5-1.5 7.5-4.5 7.5-9V5.5ZM8.5 12l2.5 2.5 4.5-5' };
