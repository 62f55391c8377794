import { Alert, Card, Column, Facts, Grid, Text } from '@farwend/design-system';
import type { Article } from './loadArticles.ts';

/** The newest articles as cards, or what to do when there are none. */
export function Articles({ articles }: { articles: readonly Article[] | null }) {
  if (articles === null)
    return (
      <Alert tone="warning" title="The articles cannot be loaded.">
        <Text>
          Start the API with <code>npm start</code> in the repository, or name its address in <code>FARWEND_API</code>.
        </Text>
      </Alert>
    );
  if (articles.length === 0) return <Text tone="soft">No article has been published yet.</Text>;
  return (
    <Grid as="ul" rowGap={7}>
      {articles.map(({ id, title, slug, summary, category, readingMinutes, heroImage }) => (
        <Column as="li" key={id} span={4}>
          <Card
            title={title}
            href={`/articles/${slug}`}
            region={category.toLowerCase()}
            facts={<Facts items={[{ name: 'Reading time', value: `${readingMinutes} min` }]} />}
            {...(heroImage && { picture: pictureOf(heroImage) })}
          >
            {summary}
          </Card>
        </Column>
      ))}
    </Grid>
  );
}

function pictureOf({ url, srcSet, alt, focalX, focalY }: NonNullable<Article['heroImage']>) {
  return { source: { src: url, sets: [{ srcSet }] }, alt, focus: `${focalX * 100}% ${focalY * 100}%` };
}
