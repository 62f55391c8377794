import { RichText, type RichBlock } from '@farwend/design-system';

const blocks: readonly RichBlock[] = [
  { id: 'a', type: 'heading', level: 2, text: 'Start before eight' },
  { id: 'b', type: 'paragraph', content: [{ text: 'The light is kinder, and ' }, { text: 'the mill is open', href: '/guides/orcia' }] },
];

export function RichTextExample() {
  return <RichText blocks={blocks} />;
}
