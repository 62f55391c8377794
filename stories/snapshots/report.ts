/** A picture that is not what it was. */
export interface Changed {
  /** The story's id and the mode: `design-system-button--primary/light-320`. */
  name: string;
  pixels: number;
  /** Whether there is a picture of the difference: not where the size changed or the picture is new. */
  marked: boolean;
  /** There was no picture before. */
  isNew: boolean;
}

/** A page that shows each change: before, after, what differs. */
export function reportPage(changed: readonly Changed[], compared: number): string {
  const rows = changed.map(({ name, pixels, marked, isNew }) => {
    const picture = (kind: string) =>
      `<figure><figcaption>${kind}</figcaption><img loading="lazy" src="${kind}/${name}.png" alt=""></figure>`;
    const words = isNew ? 'new' : `${pixels.toLocaleString('en')} pixels`;
    return `<section><h2>${name}</h2><p>${words}</p><div>${isNew ? '' : picture('before')}${picture('after')}${marked ? picture('difference') : ''}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${changed.length} of ${compared} pictures changed</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;color:#0f1c2b;background:#f5f8fa}div{display:flex;gap:1rem;overflow:auto}figure{margin:0}img{max-width:40rem;border:1px solid #d9e2e8}</style>
<h1>${changed.length} of ${compared} pictures changed</h1>
<p>If they are as they should be: <code>npm run snapshots -- --accept</code></p>
${rows.join('\n')}
`;
}
