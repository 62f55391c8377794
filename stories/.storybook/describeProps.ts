import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import { value as props } from 'virtual:design-system/props';
import type { DescribedProp } from '../describe/readProps.ts';

/** Adds controls for props that Storybook's own docgen misses because they are declared in another file. */
export const addMissingProps: ArgTypesEnhancer = ({ argTypes, component }) => {
  const documented = props[displayNameOf(component)] ?? [];
  const missing = documented.filter(({ name }) => !argTypes[name]);
  return { ...argTypes, ...Object.fromEntries(missing.map((prop) => [prop.name, toArgType(prop)])) };
};

/** The component name recorded by docgen; the function's own name is minified in a build. */
function displayNameOf(component: unknown): string {
  if (typeof component !== 'function' || !('__docgenInfo' in component)) return '';
  const info = component.__docgenInfo;
  return typeof info === 'object' && info && 'displayName' in info ? String(info.displayName) : '';
}

function toArgType({ name, type, required, description, default: value }: DescribedProp): StrictInputType {
  const defaultValue = value === undefined ? {} : { defaultValue: { summary: value } };
  return { name, description, type: { ...parseType(type), required }, table: { type: { summary: type }, ...defaultValue } };
}

function parseType(type: string): SBType {
  const choices = type.split(' | ');
  if (choices.length > 1 && choices.every((choice) => /^'.*'$|^\d+$/.test(choice)))
    return { name: 'enum', value: choices.map((choice) => (choice.startsWith("'") ? choice.slice(1, -1) : Number(choice))) };
  if (type === 'boolean' || type === 'number' || type === 'string') return { name: type };
  if (type.includes('=>')) return { name: 'function' };
  return type === 'ReactNode' ? { name: 'string' } : { name: 'other', value: type };
}
