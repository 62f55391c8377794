import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import { value as props } from 'virtual:design-system/props';
import type { DescribedProp } from '../describe/readProps.ts';

/**
 * Completes what Storybook's docgen knows of the props: those declared in another file, and the types that it does not resolve. Texts are
 * typed; elements have no control, which would show their inside as JSON.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const documented = props[displayNameOf(component)] ?? [];
  const described = documented.map((prop) => {
    const known = argTypes[prop.name];
    return [prop.name, withControl(known ? withType(known, prop) : toArgType(prop), prop, initialArgs[prop.name])];
  });
  return { ...argTypes, ...Object.fromEntries(described) };
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

function withType(known: StrictInputType, { type, required }: DescribedProp): StrictInputType {
  const isResolved = typeof known.type === 'object' && known.type.name !== 'other';
  return {
    ...known,
    ...(isResolved ? {} : { type: { ...parseType(type), required } }),
    table: { ...known.table, type: { summary: type } },
  };
}

function withControl(argType: StrictInputType, { type }: DescribedProp, initial: unknown): StrictInputType {
  if (type !== 'ReactNode') return argType;
  const isText = initial === undefined || typeof initial === 'string';
  return { ...argType, control: isText ? { type: 'text' } : { disable: true } };
}

function parseType(type: string): SBType {
  const choices = type.split(' | ');
  if (choices.length > 1 && choices.every((choice) => /^'.*'$|^\d+$/.test(choice)))
    return { name: 'enum', value: choices.map((choice) => (choice.startsWith("'") ? choice.slice(1, -1) : Number(choice))) };
  if (type === 'boolean' || type === 'number' || type === 'string') return { name: type };
  if (type.includes('=>')) return { name: 'function' };
  return type === 'ReactNode' ? { name: 'string' } : { name: 'other', value: type };
}
