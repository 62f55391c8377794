import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import { value as props } from 'virtual:design-system/props';
import type { DescribedProp } from '../describe/propsOf.ts';

/** Gives a story every prop of its component, also those that Storybook's own reader does not follow into another file. */
export const everyProp: ArgTypesEnhancer = ({ argTypes, component }) => {
  const own = props[nameOf(component)] ?? [];
  const missing = own.filter(({ name }) => !argTypes[name]);
  return { ...argTypes, ...Object.fromEntries(missing.map((prop) => [prop.name, rowOf(prop)])) };
};

/** The name that the reader of props wrote to a component; its own is shortened in a build. */
function nameOf(component: unknown): string {
  if (typeof component !== 'function' || !('__docgenInfo' in component)) return '';
  const info = component.__docgenInfo;
  return typeof info === 'object' && info && 'displayName' in info ? String(info.displayName) : '';
}

function rowOf({ name, type, required, description, default: value }: DescribedProp): StrictInputType {
  const defaultValue = value === undefined ? {} : { defaultValue: { summary: value } };
  return { name, description, type: { ...typeOf(type), required }, table: { type: { summary: type }, ...defaultValue } };
}

function typeOf(type: string): SBType {
  const choices = type.split(' | ');
  if (choices.length > 1 && choices.every((choice) => /^'.*'$|^\d+$/.test(choice)))
    return { name: 'enum', value: choices.map((choice) => (choice.startsWith("'") ? choice.slice(1, -1) : Number(choice))) };
  if (type === 'boolean' || type === 'number' || type === 'string') return { name: type };
  if (type.includes('=>')) return { name: 'function' };
  return type === 'ReactNode' ? { name: 'string' } : { name: 'other', value: type };
}
