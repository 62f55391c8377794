import {
  createMemoryNavigator,
  emptyForm,
  NavigatorProvider,
  createFakeEnvironment,
  TripRequest,
  useLocation,
  type FakeEnvironmentOptions,
} from '@farwend/site/views';
import { Heading } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { withExampleLayout } from '../site/withExampleLayout.tsx';

const meta = {
  title: 'Flows/Trip request',
  decorators: [withExampleLayout],
  parameters: { layout: 'fullscreen' },
  args: {},
  render: (args) => <Flow {...args} />,
} satisfies Meta<FakeEnvironmentOptions>;
export default meta;
type Story = StoryObj<FakeEnvironmentOptions>;

/** All seven steps, from an empty page to the thank-you page. */
export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await toLastStep(page, canvasElement);
    await press(page, 'Send my trip request');
    await page.findByRole('heading', { name: 'The thank-you page' });
  },
};

/** The first attempt fails: contact is shown with everything kept, the second goes through. */
export const SecondAttempt: Story = {
  args: { sends: ['failed', 'accepted'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await toLastStep(page, canvasElement);
    await press(page, 'Send my trip request');
    await page.findByText(/We could not send your request/);
    await expect(input(canvasElement, 'trf-email')).toHaveValue('dana.rowe@example.com');
    await press(page, 'Continue');
    await page.findByRole('heading', { name: 'One last thing' });
    await press(page, 'Send my trip request');
    await page.findByRole('heading', { name: 'The thank-you page' });
  },
};

/** The address belongs to an agent: the form stays and asks for another address. */
export const AgentsAddress: Story = {
  args: { email: 'agent' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await toContact(page, canvasElement);
    await press(page, 'Continue');
    await page.findByText('Only travelers can submit trip requests');
    await press(page, 'Use another email address');
    await page.findByRole('heading', { name: 'Who should we design this for?' });
  },
};

type Page = ReturnType<typeof within>;
const press = async (page: Page, name: string) => userEvent.click(page.getByRole('button', { name }));

function input(canvas: HTMLElement, id: string): Element {
  const element = canvas.ownerDocument.getElementById(id);
  if (!element) throw new Error(`There is no #${id}`);
  return element;
}

async function toContact(page: Page, canvas: HTMLElement) {
  await userEvent.type(input(canvas, 'trf-destination-locations'), 'Kenya');
  await userEvent.type(input(canvas, 'trf-departure-date'), '5 March 2028');
  await userEvent.type(input(canvas, 'trf-total-nights'), '10');
  await userEvent.selectOptions(input(canvas, 'trf-number-of-adults'), '2');
  await userEvent.click(input(canvas, 'trf-traveling-with-children-no'));
  await press(page, 'Continue');
  await userEvent.click(await page.findByRole('checkbox', { name: 'Safari' }));
  await press(page, 'Continue');
  await userEvent.selectOptions(await page.findByRole('combobox', { name: 'Budget per person' }), '8000');
  await userEvent.click(input(canvas, 'trf-budget-flexibility-0.2'));
  await press(page, 'Continue');
  await userEvent.type(await page.findByRole('textbox', { name: 'First name' }), 'Dana');
  await userEvent.type(input(canvas, 'trf-last-name'), 'Rowe');
  await userEvent.type(input(canvas, 'trf-email'), 'dana.rowe@example.com');
}

async function toLastStep(page: Page, canvas: HTMLElement) {
  await toContact(page, canvas);
  await press(page, 'Continue');
  await page.findByRole('heading', { name: 'One last thing' });
}

function Flow(args: FakeEnvironmentOptions) {
  const [surroundings] = useState(() => createFakeEnvironment(args));
  const form = <TripRequest {...surroundings} input={{ formId: 'form-0001', formVersion: 'trf6d', form: emptyForm() }} />;
  const [navigator] = useState(() => createMemoryNavigator('/trip-request'));
  return (
    <NavigatorProvider navigator={navigator}>
      <main>
        <Pages form={form} />
      </main>
    </NavigatorProvider>
  );
}

function Pages({ form }: { form: ReactNode }) {
  return useLocation().pathname === '/trip-request' ? form : <Heading level={1}>The thank-you page</Heading>;
}
