import { NewsletterForm, Section } from '@farwend/design-system';
import type { NewsletterFields, NewsletterState } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { newsletterFormKeys } from './NewsletterForm.keyboard.ts';

const meta = {
  title: 'Design system/NewsletterForm',
  component: NewsletterForm,
  parameters: { keyboard: newsletterFormKeys },
  args: { action: '/newsletter/', state: 'idle', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const dana: NewsletterFields = { fullName: 'Dana Rowe', email: 'dana@example.com', consent: true };

/** Empty, with consent checked by default. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form')).toHaveAccessibleName('A letter from the road, once a week');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** Previously entered values. */
export const Filled: Story = { args: { defaults: dana } };

/** Without consent the button is disabled. */
export const WithoutConsent: Story = {
  args: { defaults: { ...dana, consent: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
  },
};

/** Enter in a field submits the form. */
export const SentByEnter: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Dana Rowe');
    await userEvent.type(canvas.getByLabelText('Email address'), 'dana@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith(dana);
  },
};

/** Every change is reported with all form values. */
export const HandsOverEachChange: Story = {
  args: { defaults: dana },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...dana, consent: false });
  },
};

/** Submitting: the button keeps its width and ignores further clicks. */
export const Sending: Story = {
  args: { state: 'sending', defaults: dana },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Subscribe/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Success: the message receives the button's focus, and the form keeps its height. */
export const Success: Story = {
  args: { state: 'success' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Thank You for Signing Up!')).toHaveFocus());
  },
};

/** Failure: announced, and the typed text is kept. */
export const Failure: Story = {
  args: { state: 'error', defaults: dana },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Dana Rowe');
  },
};

/** Both fields are invalid. */
export const FieldErrors: Story = {
  args: { errors: { fullName: 'Please enter your full name.', email: 'Please enter a valid email address.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Full name')).toHaveAccessibleDescription('Error: Please enter your full name.');
  },
};

/** Submitted without JavaScript and without consent: the checkbox shows an error. */
export const ConsentMissing: Story = {
  args: { defaults: { ...dana, consent: false }, errors: { consent: 'Tick the box to receive the letter.' } },
};

/** A mistyped provider: a correction is suggested, never applied automatically. */
export const MistypedProvider: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'dana@gmial.com');
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Did you mean dana@gmail.com?' })).toBeVisible();
    await expect(canvas.getByLabelText('Email address')).toHaveValue('dana@gmial.com');
  },
};

/** From the first key press to the confirmation. */
export const WholeWay: Story = {
  render: function WholeWay(args) {
    const [state, setState] = useState<NewsletterState>('idle');
    const send = () => {
      setState('sending');
      setTimeout(setState, 20, 'success');
    };
    return <NewsletterForm {...args} state={state} onSubmit={send} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Dana Rowe');
    await userEvent.type(canvas.getByLabelText('Email address'), 'dana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(canvas.getByText('Thank You for Signing Up!')).toHaveFocus());
  },
};

/** On a page of its own, its title is the page heading. */
export const PageOfItsOwn: Story = {
  args: { headingLevel: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** Twice on a page, with unique ids. */
export const TwiceOnAPage: Story = {
  render: (args) => (
    <>
      <NewsletterForm {...args} fieldId="text" texts={{ title: 'A letter about walking' }} />
      <NewsletterForm {...args} fieldId="foot" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByLabelText('Full name').map(({ id }) => id)).toEqual(['text-full-name', 'foot-full-name']);
  },
};

/** Hidden fields that the server needs are sent with the form. */
export const WithAHiddenField: Story = {
  args: { children: <input type="hidden" name="token" value="7c2f" /> },
  play: async ({ canvas }) => {
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('token')).toBe('7c2f');
  },
};

/** In a dark section, as in the footer. */
export const OnNightBand: Story = {
  decorators: [
    (Story) => (
      <Section tone="night" room="half">
        <Story />
      </Section>
    ),
  ],
};

/** In German. */
export const German: Story = {
  args: {
    texts: {
      title: 'Ein Brief von unterwegs, einmal in der Woche',
      lead: 'Ein Ort, wann man hinfährt und wann nicht, von jemandem, der eben zurück ist.',
      fullName: 'Vor- und Nachname',
      email: 'E-Mail-Adresse',
      consent: 'Schicken Sie mir jede Woche einen Brief',
      subscribe: 'Abonnieren',
    },
  },
};

/** From right to left. */
export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: {
    texts: {
      title: 'رسالة من الطريق كل أسبوع',
      lead: 'مكان واحد، ومتى تزورونه.',
      fullName: 'الاسم الكامل',
      email: 'البريد الإلكتروني',
      consent: 'أرسلوا إليّ رسالة كل أسبوع',
      subscribe: 'اشتراك',
    },
  },
};

/** On a phone with text at 200 %. */
export const LargeText: Story = { args: { ...FieldErrors.args }, globals: { textSize: '200', viewport: { value: 'phone' } } };

/** On the night chart. */
export const Night: Story = { args: { ...FieldErrors.args }, globals: { mode: 'dark' } };

/** In high contrast. */
export const HighContrast: Story = { args: { ...FieldErrors.args }, globals: { mode: 'contrast' } };
