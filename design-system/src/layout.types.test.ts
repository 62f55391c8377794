import { forbid } from './forbid.ts';
import type * as Farwend from './index.ts';

forbid<Farwend.ClusterProps>('Cluster', [
  // @ts-expect-error an element that there is not
  { as: 'table' },
  // @ts-expect-error a gap in pixels
  { gap: '16px' },
  // @ts-expect-error a gap between the steps
  { gap: 7.5 },
]);
forbid<Farwend.ColumnProps>('Column', [
  // @ts-expect-error no span
  {},
  // @ts-expect-error wider than the grid
  { span: 13 },
  // @ts-expect-error a reach that there is not
  { span: 4, reach: 'left' },
]);
forbid<Farwend.ContainerProps>('Container', [
  // @ts-expect-error a width in pixels
  { width: 960 },
  // @ts-expect-error a width that there is not
  { width: 'huge' },
  // @ts-expect-error an element that there is not
  { as: 'table' },
]);
forbid<Farwend.GridProps>('Grid', [
  // @ts-expect-error a flag in words
  { bleed: 'yes' },
  // @ts-expect-error an element that there is not
  { as: 'table' },
  // @ts-expect-error how many columns is not asked
  { columns: 3 },
]);
forbid<Farwend.HeadingProps>('Heading', [
  // @ts-expect-error no level
  { children: 'Kenya' },
  // @ts-expect-error a level that there is not
  { level: 7, children: 'Kenya' },
  // @ts-expect-error a size in pixels
  { level: 2, size: 24, children: 'Kenya' },
]);
forbid<Farwend.SectionProps>('Section', [
  // @ts-expect-error a ground that there is not
  { tone: 'red' },
  // @ts-expect-error a room in pixels
  { room: 80 },
  // @ts-expect-error a room that there is not
  { room: 'huge' },
]);
forbid<Farwend.StackProps>('Stack', [
  // @ts-expect-error an element that there is not
  { as: 'table' },
  // @ts-expect-error a gap in pixels
  { gap: '16px' },
  // @ts-expect-error a gap between the steps
  { gap: 7.5 },
]);
forbid<Farwend.TextProps>('Text', [
  // @ts-expect-error a look that there is not
  { variant: 'tiny', children: 'Words' },
  // @ts-expect-error an element that there is not
  { as: 'h1', children: 'Words' },
  // @ts-expect-error a colour that is no token
  { tone: '#c4122f', children: 'Words' },
]);
forbid<Farwend.VisuallyHiddenProps>('VisuallyHidden', [
  // @ts-expect-error an element that there is not
  { as: 'h1', children: 'Words' },
  // @ts-expect-error it is always hidden
  { visible: true, children: 'Words' },
  // @ts-expect-error an id is a text
  { id: 1, children: 'Words' },
]);
