import { DateField } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dateFieldKeys } from './DateField.keyboard.ts';

const meta = {
  title: 'Design system/DateField',
  component: DateField,
  parameters: { keyboard: dateFieldKeys },
  args: { id: 'date', label: 'When would you like to leave?', min: '2026-11-22', max: '2029-11-21', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Choose date/ }));
  await screen.findByRole('dialog', { name: 'Choose date' });
};

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '2027-03-05' } };

export const Keyboard: Story = {
  args: { defaultValue: '2027-03-05' },
  play: async ({ step }) => {
    await openCalendar();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Friday, March 5, 2027, selected'));
    for (const row of dateFieldKeys)
      await step(`${row.keys}: ${row.does}`, async () => {
        await userEvent.keyboard(row.presses);
        await waitFor(() => expect(document.activeElement).toHaveAccessibleName(row.lands));
      });
  },
};

export const CalendarOpen: Story = { args: { defaultValue: '2027-03-05' }, play: openCalendar };

export const CalendarAtTheFirstDay: Story = { play: openCalendar };

export const ClosedDaySaysWhy: Story = {
  args: { defaultValue: '2026-11-23' },
  play: async ({ args }) => {
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: /November 20, 2026, not available, choose a day from/ }));
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    await openCalendar();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose date' })).toHaveFocus());
    await expect(document.body).not.toHaveAttribute('data-scroll-locked');
  },
};

export const TypedInWords: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '5 Mar 2027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-05');
    await expect(canvas.getByText('Friday, March 5, 2027')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('5 Mar 2027');
  },
};

export const MonthFirst: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '3/5/2027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-05');
  },
};

export const DayFirst: Story = {
  args: { locale: 'en-GB' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '3/5/2027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-05-03');
  },
};

export const Nothing: Story = { args: { error: 'Enter your departure date' } };

export const Unreadable: Story = { args: { defaultValue: 'next spring', error: 'Departure date must be a real date, like 5 March 2027' } };

export const Past: Story = { args: { defaultValue: '2025-03-05', error: 'Departure date must be in the future' } };

export const TooFar: Story = { args: { defaultValue: '2034-03-05', error: 'Departure date must be before November 22, 2029' } };

export const Flexible: Story = { args: { label: 'Around when?', flexible: true } };

export const FlexibleChosen: Story = {
  args: { label: 'Around when?', flexible: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'May 2027' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-05-15');
    await expect(canvas.getByRole('button', { name: 'May 2027' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const AllMonths: Story = {
  args: { label: 'Around when?', flexible: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show later months' }));
    await expect(canvas.getByRole('button', { name: 'Nov 2029' })).toBeVisible();
  },
};

export const InGerman: Story = {
  args: {
    locale: 'de-DE',
    label: 'Wann möchten Sie abreisen?',
    hint: 'Zum Beispiel 5. März 2027 oder 5.3.2027',
    defaultValue: '2027-03-05',
    chooseText: 'Datum wählen',
  },
};

/** Seven columns of 44 px fit the smallest phone. */
export const CalendarOnAPhone: Story = { ...CalendarOpen, globals: { viewport: { value: 'phone' } } };

export const CalendarFromRightToLeft: Story = { ...CalendarOpen, globals: { dir: 'rtl' } };
