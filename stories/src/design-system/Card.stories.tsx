import { Button, Card, Column, Grid, RouteMap, Stack } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { journeys, pictures } from '../docs/journeys.tsx';
import { kenya, mara as route } from '../docs/routes.ts';

const [mara] = journeys;
const meta = {
  title: 'Design system/Card',
  component: Card,
  args: { title: mara.title, href: mara.href, region: mara.region, picture: mara.picture, facts: mara.facts, children: mara.text },
  decorators: [
    (Story, { parameters }) => (
      <div style={parameters['wide'] ? undefined : { maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A journey: picture, region, heading, text and key facts. */
export const Journey: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(mara.title);
  },
};

/** Three side by side with aligned key facts. */
export const InAGrid: Story = {
  parameters: { wide: true },
  render: () => (
    <Grid as="ul">
      {journeys.map(({ text, ...journey }) => (
        <Column key={journey.href} as="li" span={4}>
          <Card {...journey} style={{ blockSize: '100%' }}>
            {text}
          </Card>
        </Column>
      ))}
    </Grid>
  ),
};

/** Fifty cards, all re-rendered by one click; used for the performance measurement. */
export const Fifty: Story = {
  parameters: { wide: true },
  render: function Fifty() {
    const [people, setPeople] = useState(1);
    return (
      <Stack gap={6} align="start">
        <Button onClick={() => setPeople(3 - people)}>{people === 1 ? 'For two' : 'For one'}</Button>
        <Grid as="ul">
          {Array.from({ length: 50 }, (_, index) => (
            <Column key={index} as="li" span={4}>
              <Card
                title={`Route ${index + 1}`}
                href={`/itineraries/route-${index + 1}`}
                region={mara.region}
                facts={`${6 + (index % 9)} nights, from $${(people * (4 + (index % 5)) * 1000).toLocaleString('en-US')}`}
              >
                {mara.text}
              </Card>
            </Column>
          ))}
        </Grid>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'For two' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(50);
    await expect(canvas.getAllByText('6 nights, from $8,000')).toHaveLength(2);
  },
};

/** Without a picture. */
export const WordsOnly: Story = { args: { picture: undefined } };

/** A map in the place of a picture. */
export const WithMap: Story = { args: { picture: undefined, media: <RouteMap places={route} land={kenya} plain label="" /> } };

/** A heading and a picture, no more. */
export const Bare: Story = { args: { region: undefined, facts: undefined, children: undefined } };

/** A portrait picture for a narrow column. */
export const Tall: Story = { args: { ratio: '4:5', picture: pictures.fjord } };

/** A button with its own action above the link. */
export const WithAction: Story = {
  args: {
    actions: (
      <Button size="small" onClick={fn()}>
        Keep for later
      </Button>
    ),
  },
};

/** A click on the text follows the link. */
export const PressedOnItsWords: Story = {
  play: async ({ canvas, canvasElement }) => {
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', (event) => event.target instanceof HTMLAnchorElement && followed(event), { once: true });
    await userEvent.click(canvas.getByText(mara.text));
    await expect(followed).toHaveBeenCalled();
  },
};

/** The focus ring surrounds the whole card. */
export const Focused: Story = { play: () => userEvent.tab() };

/** A heading of the second level. */
export const SecondLevel: Story = { args: { level: 2 } };

/** A picture that fails to load keeps its box. */
export const PictureMissing: Story = {
  args: { picture: { source: { src: 'data:image/png;base64,none', sets: [] }, alt: 'Acacias on a plain' } },
};

/** Long words wrap. */
export const LongWords: Story = {
  args: { title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and on to Rhosneigr by the coast path' },
};

/** From right to left. */
export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: { title: 'اثنا عشر يومًا على ضفاف المارا', region: 'كينيا', facts: '12 ليلة', children: 'مخيمان شمال النهر وثالث جنوبه.' },
};

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };
