import { Image, pictureSource, Stack, Text, type ImageBaseProps } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const lost = { src: 'data:image/png;base64,none', sets: [] };

const meta = {
  title: 'Guidance/Image',
  component: Image,
  tags: ['!dev'],
  args: { source: pictureSource('savanna'), alt: 'An acacia on the plain at first light', ratio: '3:2', sizes: '412px' },
} satisfies Meta<ImageBaseProps & { alt: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Say what you would say on the phone. It is read out, and stands in the box when the picture is lost. */
export const DoDescribeWhatCounts: Story = {
  args: { source: lost, alt: 'Acacias on a ridge above the plain at first light' },
};

/** “Image of” is known already, and “landscape” fits every picture of the site. */
export const DontAnnounceAnImage: Story = { args: { source: lost, alt: 'Image of a landscape' } };

/** Give the focal point: in any format the tree stays in view. */
export const DoKeepTheSubject: Story = { args: { ratio: '4:5', focus: '78% 60%' } };

/** Without a focal point an upright crop takes the middle: half a tree, and no reason for the picture. */
export const DontCropBlindly: Story = { args: { ratio: '4:5' } };

/** Words as text: they can be read out, translated, searched for and set larger. */
export const DoSetWordsAsText: Story = {
  render: () => (
    <Stack gap={2}>
      <Image source={pictureSource('savanna')} alt="An acacia on the plain at first light" ratio="16:9" sizes="412px" />
      <Text variant="fact" tone="soft">
        Maasai Mara, 1°29′S 35°8′E
      </Text>
    </Stack>
  ),
};

/** Words inside the picture shrink with it, lie on whatever is behind them, and exist in one language. */
export const DontPutWordsInThePicture: Story = {
  args: { source: { src: '/brand/share.jpg', sets: [] }, ratio: '16:9', alt: 'Farwend: journeys planned by people who have been there' },
};
