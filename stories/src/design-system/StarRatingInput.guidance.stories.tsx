import { RadioGroup, StarRatingInput } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Guidance/StarRatingInput',
  component: StarRatingInput,
  tags: ['!dev'],
  args: { label: 'How was the journey as a whole?' },
} satisfies Meta<typeof StarRatingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Begin without a rating: every star that is counted later was given by somebody. */
export const DoBeginWithoutARating: Story = {};

/** A preselected rating is sent by people who meant to give none, and makes every average worthless. */
export const DontPreselect: Story = { args: { defaultValue: 5 } };

/** Say what each value means: four stars are praise to some people and criticism to others. */
export const DoSayWhatItMeans: Story = { args: { defaultValue: 4 } };

/** A figure that repeats the stars leaves their meaning to each reader. */
export const DontRepeatTheNumber: Story = { args: { defaultValue: 4, valueText: (stars) => `${stars}/5` } };

/** Ask for an answer in words where there are no degrees. */
export const DoAskYesOrNo: Story = {
  render: () => (
    <RadioGroup
      label="Would you travel with them again?"
      look="inline"
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
    />
  ),
};

/** Stars for a question of yes or no: three of five is not an answer to it. */
export const DontRateAYesOrNo: Story = { args: { label: 'Would you travel with them again?', defaultValue: 3 } };
