import { useId, useRef, type ComponentPropsWithRef } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitField } from '#src/components/Field/splitField.ts';
import { useBothRefs } from '#src/components/Field/useBothRefs.ts';
import { useFieldValue } from '#src/components/Field/useFieldValue.ts';
import { CharacterCount, type CharacterCountTexts } from './CharacterCount.tsx';
import { AreaBox, PromptButton, Prompts } from './TextArea.styles.ts';

/** A start of a sentence that one tap puts into the text. */
export interface TextPrompt {
  /** What the button reads, "We are celebrating…". */
  label: string;
  /** What is put in, "We are celebrating "; a new line goes before it when the text is not empty. */
  text: string;
}

type NativeTextArea = Omit<ComponentPropsWithRef<'textarea'>, keyof FieldShape<string> | 'required' | 'children' | 'maxLength'>;

/** Props of TextArea; what is not listed goes to the textarea. */
export interface TextAreaProps extends FieldShape<string>, NativeTextArea, CharacterCountTexts {
  /** How many characters the text may have. Never cuts: the count says by how many it is too long. Absent: no count. */
  limit?: number | undefined;
  /** Starts of sentences offered as buttons above the text. */
  prompts?: readonly TextPrompt[] | undefined;
  /** Name of the group of prompts. */
  promptsLabel?: string | undefined;
}

/** Several lines of text, with a count near the limit and prompts to begin with. */
export function TextArea(props: TextAreaProps) {
  const [texts, { value, defaultValue, onChange, onBlur, limit, prompts, promptsLabel = 'Ways to begin', ref, ...rest }] =
    splitField(props);
  const { leftText, overText, ...native } = rest;
  const [text, setText] = useFieldValue({ value, defaultValue: defaultValue ?? '', onChange });
  const box = useRef<HTMLTextAreaElement>(null);
  const boxRef = useBothRefs(box, ref);
  const countId = useId();
  const begin = (prompt: TextPrompt) => {
    setText(text.trim() === '' ? prompt.text : `${text.trimEnd()}\n${prompt.text}`);
    // After React has written the text, so that the caret stands behind it.
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
    });
  };
  const describedBy = [native['aria-describedby'], limit === undefined ? '' : countId].filter(Boolean).join(' ');
  return (
    <Field {...texts} describedBy={describedBy}>
      {(control) => (
        <>
          {prompts && prompts.length > 0 && (
            <Prompts role="group" aria-label={promptsLabel}>
              {prompts.map((prompt) => (
                <PromptButton key={prompt.label} type="button" onClick={() => begin(prompt)}>
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
