import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { noticeMissingParts } from './app/new-version.ts';
import { Site } from './app/providers.tsx';

noticeMissingParts();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Site />
  </StrictMode>,
);
