let counter = 0;
/** Builds the body of an article with a new title. */
export function newArticle(): string {
  counter += 1;
  return JSON.stringify({
    title: `Notes from the road ${process.pid} ${counter}`,
    type: 'EVERGREEN',
    category: 'ADVICE',
    summary: 'What to carry, what to leave, and when the ferry goes.',
    body: { blocks: [{ type: 'paragraph', content: [{ text: 'The first boat leaves before the bakery opens.' }] }] },
  });
}
