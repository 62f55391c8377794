import { NewsletterForm, type NewsletterFields } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const dana: NewsletterFields = { fullName: 'Dana Rowe', email: 'dana@example.com', consent: true };

const meta = {
  title: 'Guidance/NewsletterForm',
  component: NewsletterForm,
  tags: ['!dev'],
  args: { action: '/newsletter/', state: 'idle', onSubmit: fn() },
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Say what arrives, how often, and who writes it: that is what people agree to. */
export const DoSayWhatAndHowOften: Story = {};

/** “Exclusive offers” tells nobody what will arrive or how often, and “much more” makes it worse. */
export const DontPromiseOffers: Story = {
  args: {
    texts: {
      title: 'Join our community',
      lead: 'Be the first to know about exclusive offers and much more.',
      consent: 'Keep me updated',
      subscribe: 'Join now',
    },
  },
};

/** Keep what was typed when sending fails: the second attempt is a single click. */
export const DoKeepTheText: Story = { args: { state: 'error', defaults: dana } };

/** Whoever has to type everything again after an error of ours does not. */
export const DontClearTheForm: Story = { args: { state: 'error' } };

/** Say in the error what to enter, with an example; what was typed stays in place to be corrected. */
export const DoSayWhatToEnter: Story = {
  args: {
    defaults: { ...dana, email: 'dana@example' },
    errors: { email: 'Enter the email address in full, like name@example.com' },
  },
};

/** “Invalid” blames without helping: it could be the address, its length or a space at the end. */
export const DontSayInvalid: Story = {
  args: { defaults: { ...dana, email: 'dana@example' }, errors: { email: 'Invalid input' } },
};
