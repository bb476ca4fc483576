import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { noticeMissingParts } from './app/new-version.ts';
import { Site } from './app/providers.tsx';

// zod compiles its schemas with `new Function` where it may; the content security policy says it may not
z.config({ jitless: true });

noticeMissingParts();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Site />
  </StrictMode>,
);
