import { useState } from 'react';

/** Phrases after which a reading is cut off: a page would take minutes. */
const LONGEST = 200;

/** What a screen reader says about a story, from top to bottom, in the state it is in now. */
export function Transcript({ story }: { story: Document | undefined }) {
  const [phrases, setPhrases] = useState<readonly string[]>([]);
  return (
    <div className="transcript">
      <button type="button" disabled={!story} onClick={() => story && void readAll(story).then(setPhrases)}>
        Read it as a screen reader does
      </button>
      {phrases.length > 0 && (
        <>
          <ol aria-label="Screen reader output">
            {phrases.map((phrase, index) => (
              <li key={`${index} ${phrase}`}>{phrase}</li>
            ))}
          </ol>
          <p>As the specifications of ARIA and accessible names have it; each real screen reader words it a little differently.</p>
        </>
      )}
    </div>
  );
}

/** Loads the simulated screen reader on first use. */
async function readAll(story: Document): Promise<string[]> {
  const container = story.getElementById('storybook-root') ?? story.body;
  const { Virtual } = await import('@guidepup/virtual-screen-reader');
  const reader = new Virtual();
  await reader.start({ container, window: story.defaultView ?? window });
  for (let count = 1; count < LONGEST && (await reader.lastSpokenPhrase()) !== 'end of document'; count += 1) await reader.next();
  const phrases = await reader.spokenPhraseLog();
  await reader.stop();
  return phrases.filter((phrase) => phrase !== 'document' && phrase !== 'end of document');
}
