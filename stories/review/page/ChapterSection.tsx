import { summarizeReviews } from '../../describe/reviewResult.ts';
import type { ChangedStory } from '../comparePictures.ts';
import type { Chapter } from '../reviewReport.ts';
import { Comparison } from './Comparison.tsx';
import { PropList } from './PropList.tsx';
import { SizeList } from './SizeList.tsx';

interface ChapterSectionProps {
  chapter: Chapter;
  /** Address of Storybook. */
  storybook: string;
}

/** Id of a chapter's section. */
export function anchorOf({ title }: Chapter): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Name of a chapter: that of the component, or the whole title. */
export function nameOf({ title }: Chapter): string {
  return title.replace(/^Design system\//, '').replace('/', ': ');
}

/** Everything that changed of one component or group of stories. */
export function ChapterSection({ chapter, storybook }: ChapterSectionProps) {
  const { stories, props, sizes } = chapter;
  return (
    <section id={anchorOf(chapter)}>
      <h2>{nameOf(chapter)}</h2>
      <About chapter={chapter} storybook={storybook} />
      {props.length > 0 && (
        <>
          <h3>Props</h3>
          <PropList props={props} />
        </>
      )}
      {sizes.length > 0 && (
        <>
          <h3>Size</h3>
          <SizeList sizes={sizes} />
        </>
      )}
      {stories.map((story) => (
        <StoryArticle key={story.id} story={story} storybook={storybook} />
      ))}
    </section>
  );
}

/** Where the component is documented and used, and who has reviewed it. */
function About({ chapter: { docs, usedOn, reviews, title }, storybook }: ChapterSectionProps) {
  if (docs === undefined) return null;
  return (
    <ul className="about">
      <li>
        <a href={`${storybook}/?path=/docs/${docs}`}>Docs page</a>
      </li>
      {usedOn.length > 0 && (
        <li>
          Used on{' '}
          {usedOn.map(({ name, story }, index) => (
            <span key={story}>
              {index > 0 && ', '}
              <a href={`${storybook}/?path=/story/${story}`}>{name}</a>
            </span>
          ))}
        </li>
      )}
      {reviews && (
        <li>
          Review by people: {summarizeReviews(reviews)}. Begin one with <code>npm run review -- --checklist {title.split('/').at(-1)}</code>
        </li>
      )}
    </ul>
  );
}

/** A changed story in the modes in which it differs; modes that look the same share a comparison. */
function StoryArticle({ story, storybook }: { story: ChangedStory; storybook: string }) {
  const { id, name, isBefore, isAfter, pairs, problem } = story;
  return (
    <article>
      <h3>
        {isAfter ? <a href={`${storybook}/?path=/story/${id}`}>{name}</a> : name}
        {!isBefore && <small>new</small>}
        {!isAfter && <small>removed</small>}
      </h3>
      {problem !== undefined && <p className="note">It could not be drawn: {problem}</p>}
      {pairs.map((pair, index) => (
        <details key={pair.modes[0]} open={index === 0}>
          <summary>
            {pair.modes.join(' · ')}
            {pair.pixels > 0 && <small>{pair.pixels.toLocaleString('en')} pixels differ</small>}
          </summary>
          <Comparison pair={pair} of={`${name}, ${pair.modes[0]}`} />
        </details>
      ))}
    </article>
  );
}
