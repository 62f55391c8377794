import { useId, type ComponentPropsWithRef, type FocusEvent, type ReactNode } from 'react';
import { describedByIds } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import type { FieldTexts } from './FieldShape.ts';
import { Group, GroupBody, Hint, Legend, Optional } from './Field.styles.ts';

type NativeFieldSet = Omit<ComponentPropsWithRef<'fieldset'>, keyof FieldTexts | 'children' | 'onBlur' | 'onChange' | 'defaultValue'>;

/** Props of FieldSet. Other attributes are passed to the `<fieldset>`. */
export interface FieldSetProps extends FieldTexts, NativeFieldSet {
  /** Visually hides the legend where a heading just above says the same. */
  hideLabel?: boolean | undefined;
  /** Called when focus leaves the whole group. */
  onBlur?: (() => void) | undefined;
  /** Renders the options from the group's id; each option's id is `{id}-{value}`. */
  children: (id: string) => ReactNode;
}

/** A group of controls under one legend, with hint and error. */
export function FieldSet({
  label,
  hint,
  error,
  optional = false,
  id,
  optionalText = '(optional)',
  errorPrefix = 'Error:',
  hideLabel = false,
  onBlur,
  children,
  ...native
}: FieldSetProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const leave = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  return (
    <Group
      {...native}
      id={groupId}
      aria-describedby={describedByIds(groupId, { hint, describedBy: native['aria-describedby'], error })}
      onBlur={onBlur && leave}
    >
      <Legend id={`${groupId}-label`} data-hidden={hideLabel || undefined}>
        {label}
        {optional && <Optional> {optionalText}</Optional>}
      </Legend>
      <GroupBody>
        {hint && <Hint id={`${groupId}-hint`}>{hint}</Hint>}
        <FieldError id={`${groupId}-error`} prefix={errorPrefix} text={error} />
        {children(groupId)}
      </GroupBody>
    </Group>
  );
}
