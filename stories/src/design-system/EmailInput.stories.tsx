import { EmailInput } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { emailInputKeys } from './EmailInput.keyboard.ts';

const meta = {
  title: 'Design system/EmailInput',
  component: EmailInput,
  parameters: { keyboard: emailInputKeys },
  args: { id: 'email', label: 'Email address', onChange: fn() },
} satisfies Meta<typeof EmailInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'ana@example.com' } };

export const WithHint: Story = { args: { hint: 'Your specialist answers here within two working days' } };

export const Nothing: Story = { args: { error: 'Enter your email address' } };

export const Malformed: Story = {
  args: { defaultValue: 'ana.example.com', error: 'Enter an email address in the correct format, like name@example.com' },
};

export const TooLong: Story = {
  args: { defaultValue: `${'a'.repeat(243)}@example.com`, error: 'Email address must be 254 characters or less' },
};

export const MistypedProvider: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ana@gmial.com');
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Did you mean ana@gmail.com?' })).toBeVisible();
  },
};

export const SuggestionTaken: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ana@hotmial.com');
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'Did you mean ana@hotmail.com?' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'ana@hotmail.com', valid: true });
    await expect(canvas.getByLabelText('Email address')).toHaveFocus();
  },
};

export const RightAfterLeaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ana@example.com');
    await userEvent.tab();
    await expect(canvas.getByText('Email address has the correct format')).toBeInTheDocument();
  },
};

export const QuietWhileTyping: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ana@gmi');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByLabelText('Email address')).not.toHaveAttribute('aria-invalid');
  },
};

export const NarrowRule: Story = {
  args: { rule: 'narrow' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ana@agency.travel');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'ana@agency.travel', valid: false });
  },
};

export const WideRule: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ana@agency.travel');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'ana@agency.travel', valid: true });
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Email address'));
    await userEvent.paste('ana@example.com');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'ana@example.com', valid: true });
  },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'ana@example.com' } };

export const HintThenError: Story = {
  args: { hint: 'Your specialist answers here', error: 'Enter your email address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email address')).toHaveAccessibleDescription(
      'Your specialist answers here Error: Enter your email address',
    );
  },
};

export const GuessingSwitchedOff: Story = {
  args: { providers: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ana@gmial.com');
    await userEvent.tab();
    await new Promise((resolve) => setTimeout(resolve, 350));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const AddressesOfOneHouse: Story = {
  args: { label: 'Work email', providers: ['farwend.example'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Work email'), 'noor@farwned.example');
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Did you mean noor@farwend.example?' })).toBeVisible();
  },
};

export const InGerman: Story = {
  args: {
    label: 'E-Mail-Adresse',
    validText: 'Die Adresse ist richtig geschrieben',
    suggestionText: (email) => `Meinten Sie ${email}?`,
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-Mail-Adresse'), 'ana@gmx.ed');
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Meinten Sie ana@gmx.de?' })).toBeVisible();
  },
};

export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'البريد الإلكتروني', hint: 'سيصلك الرد هنا', defaultValue: 'layla@example.com' },
};

export const LargeText: Story = { ...Malformed, globals: { textSize: '200', viewport: { value: 'phone' } } };

export const Night: Story = { ...Malformed, globals: { mode: 'dark' } };
