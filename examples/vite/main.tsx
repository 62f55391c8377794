import '@farwend/design-system/fonts.css';
import { GlobalStyle } from '@farwend/design-system';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from '../page/Page.tsx';
import { FetchedArticles } from './FetchedArticles.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <GlobalStyle />
      <Page articles={<FetchedArticles />} />
    </StrictMode>,
  );
