import '@farwend/design-system/fonts.css'; // its files come with the browser's build; the rules stand in every page
import { RouterProvider } from 'react-router-dom';
import { Document } from './Document.tsx';
import { onMissingScripts } from './errors/missingScripts.ts';
import { hydrateInSlices } from './shared/hydrateInSlices.ts';
import { readPageData } from './shared/pageData.ts';
import { startRouter, wantedAddress } from './startRouter.ts';

const data = readPageData(document);
const router = await startRouter(data);
onMissingScripts(() => wantedAddress(router));

await hydrateInSlices(
  <Document settings={data.settings}>
    <RouterProvider router={router} />
  </Document>,
);
