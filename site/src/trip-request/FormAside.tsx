import { Heading, Image, Text } from '@farwend/design-system';
import { useInsertPromises } from '#src/shared/useInsertPromises.ts';
import { describeAnswers } from './describeAnswers.ts';
import type { FieldName, TripRequestForm } from './form.ts';
import { Answers, Content, Faces, Part, ScriptingOnly, Side, Steps, Switch } from './FormAside.styles.ts';
import type { CarePerson } from './loadCarePeople.ts';
import { nextSteps } from './nextSteps.data.ts';

/** Props of FormAside. */
export interface FormAsideProps {
  /** The answers given so far; null where they stand in the form's own column. */
  form: TripRequestForm | null;
  /** Team members who read requests; none: nobody is shown. */
  care: readonly CarePerson[];
}

/** Beside the form: the answers so far, who reads them, and what happens next. */
export function FormAside({ form, care }: FormAsideProps) {
  const insert = useInsertPromises();
  const label = form ? 'Your journey so far, and what happens next' : 'What happens next';
  return (
    <Side aria-label={label}>
      <Switch>
        <summary>{label}</summary>
      </Switch>
      <Content>
        {form && (
          <ScriptingOnly>
            <Part>
              <Heading level={2} size="h4">
                Your journey so far
              </Heading>
              <Summary form={form} />
            </Part>
          </ScriptingOnly>
        )}
        {care.length > 0 && (
          <Part>
            <Heading level={2} size="h4">
              Who reads it
            </Heading>
            <Faces>
              {care.map(
                ({ name, portrait }) => portrait && <Image key={name} source={portrait.source} decorative ratio="1:1" sizes="56px" />,
              )}
            </Faces>
            <Text variant="small" tone="soft">
              {`${formatNames(care)}, as a rule the one whose part of the world it is.`}
            </Text>
          </Part>
        )}
        <Part>
          <Heading level={2} size="h4">
            What happens next
          </Heading>
          <Steps>
            {nextSteps.map(({ when, title }) => (
              <li key={title}>
                {isPromise(when) && <span>{insert(when)}</span>}
                {title}
              </li>
            ))}
          </Steps>
        </Part>
      </Content>
    </Side>
  );
}

function Summary({ form }: { form: TripRequestForm }) {
  const given = describeAnswers(form).filter(({ field, value }) => value !== '' && !leftOut.has(field));
  if (given.length === 0)
    return (
      <Text variant="small" tone="soft">
        It fills in here as you answer.
      </Text>
    );
  return (
    <Answers>
      {given.map(({ field, name, value }) => (
        <Pair key={field} name={name} value={value} />
      ))}
    </Answers>
  );
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** Whether the time is one that the settings promise; the deadlines of the back office are told once the request is sent. */
const isPromise = (when: string) => when.includes('{promise:');

/** What is long or personal is left to the form. */
const leftOut: ReadonlySet<FieldName> = new Set(['tripDescription', 'firstName', 'email']);

/** Formats names as "Imani Okafor, Matteo Bruni or Keiko Arai". */
function formatNames(people: readonly CarePerson[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(people.map(({ name }) => name));
}
