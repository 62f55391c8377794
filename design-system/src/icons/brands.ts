import type { IconShape } from './paths.ts';

// The signs of social networks, apart from the other icons: only footers show them.

export const facebook: IconShape = {
  fill: 'M13.5 21v-7.5h2.7l.5-3.2h-3.2V8.3c0-1 .4-1.7 1.8-1.7h1.5V3.8c-.4-.1-1.3-.2-2.3-.2-2.5 0-4 1.5-4 4.2v2.5H7.7v3.2h2.8V21Z',
};
export const instagram: IconShape = {
  stroke: 'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM16.7 6.7v1.2',
};
export const linkedin: IconShape = {
  fill: 'M4 9h3.5v11H4ZM5.7 3.8a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM10 9h3.3v1.6c.6-1 1.8-1.9 3.5-1.9 3 0 4.2 1.9 4.2 5.2V20h-3.5v-5.5c0-1.7-.5-2.7-1.9-2.7s-2.1 1-2.1 2.7V20H10Z',
};
export const youtube: IconShape = { stroke: 'M3 6.5h18v11H3Z', fill: 'm10 9 5 3-5 3Z' };
export const pinterest: IconShape = {
  stroke:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM10 20l2.2-9.5M8.8 12.2c-.8-2.7 1-4.7 3.5-4.7 2.3 0 3.7 1.5 3.5 3.7-.2 2.3-1.5 4-3.3 4-1 0-1.6-.5-1.8-1.2',
};
