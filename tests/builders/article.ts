import { demoId } from '../../bff/demo/demoId.ts';

let count = 0;

/** A short article with a unique title and all that it needs to be published. */
export function newArticle<T extends object>(rest?: T) {
  count += 1;
  return {
    title: `Notes from the road ${process.pid} ${count}`,
    type: 'EVERGREEN' as const,
    summary: 'Where the road ends and the boat begins.',
    body: { blocks: [{ type: 'paragraph' as const, content: [{ text: 'The first boat leaves before the baker opens.' }] }] },
    heroImage: { id: demoId('image', 'douro HERO') },
    authorId: demoId('teamMember', 'freya.dunmore@example.com'),
    tripTypes: ['RAIL' as const],
    ...rest,
  };
}
