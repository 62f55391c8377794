import { Link, Pagination, Stack, TextField } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { journeys } from '../docs/journeys.tsx';

const meta = {
  title: 'Guidance/Pagination',
  component: Pagination,
  tags: ['!dev'],
  args: { page: 5, pages: 16, hrefOf: (page) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** “Previous” and “Next” say where a link leads in the list, and match the numbers between them. */
export const DoSayPreviousAndNext: Story = { globals: { viewport: { value: 'tablet' } } };

/** “Back” is the browser’s word for the page before this one, which may be another page altogether. */
export const DontSayBack: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { previousText: 'Back', nextText: 'Forward' },
};

/** Below a list whose items keep their places: page 5 can be returned to, sent to a friend, and found by search engines. */
export const DoDivideAList: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: (args) => (
    <Stack>
      <Stack as="ul" gap={0}>
        {journeys.map(({ title, href }) => (
          <li key={href}>
            <Link href={href} variant="quiet">
              {title}
            </Link>
          </li>
        ))}
      </Stack>
      <Pagination {...args} />
    </Stack>
  ),
};

/** Numbered pages let people leave out questions and lose what they have typed. A form has a Stepper. */
export const DontDivideAForm: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { page: 2, pages: 7, label: 'Steps' },
  render: (args) => (
    <Stack gap={6}>
      <TextField id="first-name" label="First name" autoComplete="given-name" />
      <Pagination {...args} />
    </Stack>
  ),
};
