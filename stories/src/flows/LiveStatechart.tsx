import { Button, Cluster, Text, token } from '@farwend/design-system';
import { tripRequestMachine } from '@farwend/site/machine';
import { createFakeEnvironment, emailCheckStates, filledForm, provideEffects, steps, TripRequestView } from '@farwend/site/views';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { createFormHistory, type FormHistory } from './createFormHistory.ts';
import { StateChart } from './StateChart.tsx';

/** States of the form that show something of their own; a state with substates is chosen by one of these. */
const shownStates: ReadonlySet<string> = new Set([
  ...steps.filter((step) => step !== 'checkEmail' && step !== 'phone').map((step) => `form.${step}`),
  ...emailCheckStates.map((state) => `form.checkEmail.${state}`),
  'form.phone.asking',
  'form.submitting',
  'form.duplicate',
]);
const isChoosable = (path: readonly string[]) => shownStates.has(path.join('.'));
const none = () => {};

/** The running form beside its statechart: both show the same state, and either changes it. */
export function LiveStatechart() {
  const { history, newId } = useFormHistory();
  const { snapshot, visited, at } = useSyncExternalStore(history.subscribe, history.read, history.read);
  const keepFocus = useKeptFocus(history);
  const { context } = snapshot;
  const step = (by: -1 | 1) => keepFocus(() => history.step(by));
  return (
    <Columns>
      <main>
        <TripRequestView
          context={context}
          emailCheck={emailCheckStates.find((state) => snapshot.matches({ form: { checkEmail: state } })) ?? 'checking'}
          isSsoOffered
          isDuplicate={snapshot.matches({ form: 'duplicate' })}
          isSending={context.isSaving}
          places={[]}
          tripCountries={[]}
          countries={[]}
          today="2026-11-21"
          phone={{ text: '+1 800 555 0142', href: 'tel:+18005550142' }}
          onPlacesNeeded={none}
          onEvent={history.send}
          onStartOver={() => history.send({ type: 'RESET', formId: newId() })}
          onSendNew={() => history.send({ type: 'SEND_NEW', formId: newId() })}
        />
      </main>
      <Chart aria-label="The machine">
        <Visits role="group" aria-label="Visited states">
          <Cluster>
            <Button size="small" aria-disabled={at === 0} onClick={() => step(-1)}>
              Step back
            </Button>
            <Button size="small" aria-disabled={at === visited.length - 1} onClick={() => step(1)}>
              Step forward
            </Button>
          </Cluster>
          <Text variant="caption" tone="soft" role="status">
            {`${visited[at] ?? ''}: state ${at + 1} of ${visited.length} visited`}
          </Text>
        </Visits>
        <ul>
          <StateChart
            node={tripRequestMachine.root}
            value={snapshot.value}
            isChoosable={isChoosable}
            onChoose={(path) => keepFocus(() => history.choose(path))}
          />
        </ul>
      </Chart>
    </Columns>
  );
}

function useFormHistory() {
  const [{ services, storage }] = useState(() => createFakeEnvironment({ delay: 600, email: 'existing' }));
  const [history] = useState(() =>
    createFormHistory(provideEffects({ ...services, places: () => [] }, storage), {
      formId: 'form-0001',
      formVersion: 'trf6d',
      form: filledForm(),
    }),
  );
  useEffect(() => history.start(), [history]);
  return { history, newId: services.newId };
}

/** A new step takes the focus; after a press in the chart it is given back, so that the next press needs no way back. */
function useKeptFocus({ read, subscribe }: FormHistory) {
  const state = useSyncExternalStore(subscribe, read, read);
  const pressed = useRef<Element>(null);
  useEffect(() => {
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
    pressed.current = null;
  }, [state]);
  return (act: () => void) => {
    const before = read();
    act();
    if (read() !== before) pressed.current = document.activeElement;
  };
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  align-items: start;
`;

const Chart = styled.section`
  padding: ${token.space[6]};

  ul {
    padding: 0;
  }
`;

const Visits = styled.div`
  display: grid;
  gap: ${token.space[2]};
  padding-block-end: ${token.space[4]};
`;
