import { Icon } from '#src/components/Icon/Icon.tsx';
import * as icons from '#src/icons/paths.ts';
import { Answer, Question, Questions } from './RichText.styles.ts';
import type { RichQuestion } from './richBlocks.ts';

/** Questions as native disclosures: they work without JavaScript, and find-in-page searches closed answers. */
export function RichQuestions({ items }: { items: readonly RichQuestion[] }) {
  return (
    <Questions>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <Question>
            {question}
            <Icon shape={icons.chevronDown} />
          </Question>
          <Answer>{answer}</Answer>
        </details>
      ))}
    </Questions>
  );
}
