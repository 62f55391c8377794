import { Skeleton, SkeletonText } from '@farwend/design-system';
import { useEffect, useState } from 'react';
import { Articles } from '../page/Articles.tsx';
import { loadArticles, type Article } from '../page/loadArticles.ts';

/** The articles, fetched by the browser; lines of the same height keep their place until then. */
export function FetchedArticles() {
  const [articles, setArticles] = useState<readonly Article[] | null>();
  useEffect(() => {
    let isShown = true;
    void loadArticles().then((loaded) => {
      if (isShown) setArticles(loaded);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <Skeleton busy={articles === undefined} placeholder={<SkeletonText lines={6} />}>
      {articles !== undefined && <Articles articles={articles} />}
    </Skeleton>
  );
}
