import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { inAppHref } from './inAppHref.ts';

/** One listener for all links: those within the site change the page without loading it anew. The links themselves stay plain anchors. */
export function useInAppLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = inAppHref(event);
      if (href === null) return;
      event.preventDefault();
      void navigate(href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
