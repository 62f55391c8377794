import type { DescribedPage } from '../describe/describeSystem.ts';
import type { ChangedStory } from './comparePictures.ts';
import type { PropChange } from './compareProps.ts';
import type { SizeChange } from './compareSizes.ts';
import type { SitePage } from './pagesUsing.ts';
import type { Chapter } from './reviewReport.ts';

/** What changed, before it is put into chapters. */
export interface Changes {
  stories: readonly ChangedStory[];
  props: readonly PropChange[];
  sizes: readonly SizeChange[];
}

const prefix = 'Design system/';

/** Puts the changes into a chapter for each component's docs page, by name, and one for each group of other stories. */
export function assembleChapters(
  { stories, props, sizes }: Changes,
  pages: readonly Pick<DescribedPage, 'name' | 'id' | 'components' | 'reviews'>[],
  usedOn: Readonly<Record<string, readonly SitePage[]>>,
): Chapter[] {
  const ofComponents = pages.map((page): Chapter => {
    const using = page.components.flatMap((component) => usedOn[component] ?? []);
    return {
      title: prefix + page.name,
      docs: page.id,
      usedOn: [...new Map(using.map((one) => [one.story, one])).values()],
      stories: stories.filter(({ title }) => title === prefix + page.name),
      props: props.filter((prop) => prop.page === page.name),
      sizes: sizes.filter(({ name }) => page.components.includes(name)),
      reviews: page.reviews,
    };
  });
  const titles = new Set(ofComponents.map(({ title }) => title));
  const otherTitles = [...new Set(stories.map(({ title }) => title))].filter((title) => !titles.has(title));
  const others = otherTitles.map((title): Chapter => {
    const own = stories.filter((story) => story.title === title);
    return { title, docs: undefined, usedOn: [], stories: own, props: [], sizes: [], reviews: undefined };
  });
  const removed = props.filter(({ page }) => !titles.has(prefix + page));
  for (const page of new Set(removed.map((prop) => prop.page))) {
    const own = removed.filter((prop) => prop.page === page);
    const chapter = others.find(({ title }) => title === prefix + page);
    if (chapter) chapter.props.push(...own);
    else others.push({ title: prefix + page, docs: undefined, usedOn: [], stories: [], props: own, sizes: [], reviews: undefined });
  }
  return [...ofComponents, ...others].filter((chapter) => chapter.stories.length + chapter.props.length + chapter.sizes.length > 0);
}
