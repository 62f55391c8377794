import { token } from '@farwend/design-system';
import { tripRequestMachine } from '@farwend/site/machine';
import { emailCheckStates, filledForm, provideEffects, createFakeEnvironment, TripRequestView } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { StateChart } from './StateChart.tsx';

const meta = { title: 'Flows/Trip request statechart', parameters: { layout: 'fullscreen' }, render: () => <Live /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The running form beside its statechart, which is drawn from the machine definition. The active states follow as you fill it in, continue and go back. */
export const Statechart: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(active(canvasElement)).toContain('details'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(active(canvasElement)).toContain('style'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(active(canvasElement)).toContain('details'));
  },
};

function active(element: HTMLElement): (string | null)[] {
  return [...element.querySelectorAll('[aria-current="true"] > strong')].map(({ textContent }) => textContent);
}

function Live() {
  const [{ services, storage }] = useState(() => createFakeEnvironment({ delay: 600, email: 'existing' }));
  const [machine] = useState(() => provideEffects({ ...services, places: () => [] }, storage));
  const [snapshot, send] = useMachine(machine, { input: { formId: 'form-0001', formVersion: 'trf6d', form: filledForm() } });
  const none = () => {};
  return (
    <Columns>
      <main>
        <TripRequestView
          context={snapshot.context}
          emailCheck={emailCheckStates.find((state) => snapshot.matches({ form: { checkEmail: state } })) ?? 'checking'}
          isSsoOffered
          isDuplicate={snapshot.matches({ form: 'duplicate' })}
          isSending={snapshot.context.isSaving}
          places={[]}
          tripCountries={[]}
          countries={[]}
          today="2026-11-21"
          phone={{ text: '+1 800 555 0142', href: 'tel:+18005550142' }}
          onPlacesNeeded={none}
          onEvent={send}
          onStartOver={() => send({ type: 'RESET', formId: services.newId() })}
          onSendNew={() => send({ type: 'SEND_NEW', formId: services.newId() })}
        />
      </main>
      <Chart aria-label="The machine">
        <ul>
          <StateChart node={tripRequestMachine.root} value={snapshot.value} />
        </ul>
      </Chart>
    </Columns>
  );
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
