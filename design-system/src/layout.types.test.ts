import { expectTypeErrors } from './expectTypeErrors.ts';
import type * as Farwend from './index.ts';

expectTypeErrors<Farwend.ClusterProps>('Cluster', [
  // @ts-expect-error unknown element
  { as: 'table' },
  // @ts-expect-error gap is not a step of the scale
  { gap: '16px' },
  // @ts-expect-error gap is not a step of the scale
  { gap: 7.5 },
]);
expectTypeErrors<Farwend.ColumnProps>('Column', [
  // @ts-expect-error missing span
  {},
  // @ts-expect-error span exceeds the grid
  { span: 13 },
  // @ts-expect-error unknown reach
  { span: 4, reach: 'left' },
]);
expectTypeErrors<Farwend.ContainerProps>('Container', [
  // @ts-expect-error unknown width
  { width: 960 },
  // @ts-expect-error unknown width
  { width: 'huge' },
  // @ts-expect-error unknown element
  { as: 'table' },
]);
expectTypeErrors<Farwend.GridProps>('Grid', [
  // @ts-expect-error not a boolean
  { bleed: 'yes' },
  // @ts-expect-error unknown element
  { as: 'table' },
  // @ts-expect-error unknown prop columns
  { columns: 3 },
]);
expectTypeErrors<Farwend.HeadingProps>('Heading', [
  // @ts-expect-error missing level
  { children: 'Kenya' },
  // @ts-expect-error unknown level
  { level: 7, children: 'Kenya' },
  // @ts-expect-error unknown size
  { level: 2, size: 24, children: 'Kenya' },
]);
expectTypeErrors<Farwend.SectionProps>('Section', [
  // @ts-expect-error unknown tone
  { tone: 'red' },
  // @ts-expect-error unknown room
  { room: 80 },
  // @ts-expect-error unknown room
  { room: 'huge' },
]);
expectTypeErrors<Farwend.StackProps>('Stack', [
  // @ts-expect-error unknown element
  { as: 'table' },
  // @ts-expect-error gap is not a step of the scale
  { gap: '16px' },
  // @ts-expect-error gap is not a step of the scale
  { gap: 7.5 },
]);
expectTypeErrors<Farwend.TextProps>('Text', [
  // @ts-expect-error unknown variant
  { variant: 'tiny', children: 'Words' },
  // @ts-expect-error unknown element
  { as: 'h1', children: 'Words' },
  // @ts-expect-error tone is not a token
  { tone: '#c4122f', children: 'Words' },
]);
expectTypeErrors<Farwend.VisuallyHiddenProps>('VisuallyHidden', [
  // @ts-expect-error unknown element
  { as: 'h1', children: 'Words' },
  // @ts-expect-error unknown prop visible
  { visible: true, children: 'Words' },
  // @ts-expect-error id must be a string
  { id: 1, children: 'Words' },
]);
