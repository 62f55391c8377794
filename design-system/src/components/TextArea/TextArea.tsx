import { useId, useRef, type ComponentPropsWithRef } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitFieldProps } from '#src/components/Field/splitFieldProps.ts';
import { useMergedRefs } from '#src/components/Field/useMergedRefs.ts';
import { useFieldValue } from '#src/components/Field/useFieldValue.ts';
import { CharacterCount, type CharacterCountTexts } from './CharacterCount.tsx';
import { changeWithCaretAtEnd } from './changeWithCaretAtEnd.ts';
import { AreaBox, PromptButton, Prompts } from './TextArea.styles.ts';

/** The beginning of a sentence that one tap inserts into the text. */
export interface TextPrompt {
  /** Label of the button, "We are celebrating…". */
  label: string;
  /** Inserted text, "We are celebrating "; starts a new line if the field is not empty. */
  text: string;
}

type NativeTextArea = Omit<ComponentPropsWithRef<'textarea'>, keyof FieldShape<string> | 'required' | 'children' | 'maxLength'>;

/** Props of TextArea. Other attributes are passed to the `<textarea>`. */
export interface TextAreaProps extends FieldShape<string>, NativeTextArea, CharacterCountTexts {
  /** Maximum number of characters. The text is never truncated; the count shows the excess. Omit for no count. */
  limit?: number | undefined;
  /** Sentence beginnings offered as buttons above the text. */
  prompts?: readonly TextPrompt[] | undefined;
  /** Accessible name of the group of prompts. */
  promptsLabel?: string | undefined;
}

/** Multi-line text input with an optional character count and prompts. */
export function TextArea(props: TextAreaProps) {
  const [texts, { value, defaultValue, onChange, onBlur, limit, prompts, promptsLabel = 'Ways to begin', ref, ...rest }] =
    splitFieldProps(props);
  const { leftText, overText, ...native } = rest;
  const [text, setText] = useFieldValue({ value, defaultValue: defaultValue ?? '', onChange });
  const box = useRef<HTMLTextAreaElement>(null);
  const boxRef = useMergedRefs(box, ref);
  const countId = useId();
  const insertPrompt = (prompt: TextPrompt) => {
    const next = text.trim() === '' ? prompt.text : `${text.trimEnd()}\n${prompt.text}`;
    if (box.current) changeWithCaretAtEnd(box.current, () => setText(next));
  };
  const describedBy = [native['aria-describedby'], limit === undefined ? '' : countId].filter(Boolean).join(' ');
  return (
    <Field {...texts} describedBy={describedBy}>
      {(control) => (
        <>
          {prompts && prompts.length > 0 && (
            <Prompts role="group" aria-label={promptsLabel}>
              {prompts.map((prompt) => (
                <PromptButton key={prompt.label} type="button" onClick={() => insertPrompt(prompt)}>
                  {prompt.label}
                </PromptButton>
              ))}
            </Prompts>
          )}
          <AreaBox
            rows={6}
            autoComplete="off"
            {...native}
            {...control}
            ref={boxRef}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onBlur={() => onBlur?.()}
          />
          {limit !== undefined && (
            <CharacterCount id={countId} length={text.length} limit={limit} leftText={leftText} overText={overText} />
          )}
        </>
      )}
    </Field>
  );
}
