import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { Loading } from './loading.tsx';
import { modes } from './modes.tsx';

const nothing = () => undefined;
afterEach(() => vi.unstubAllGlobals());

test('while a case is read its name stands in the frame of the workspace: menu, rows and number each in their place', () => {
  // a desk
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  render(<Loading title="Rivera, Marcus" waits={false} />, { wrapper: UiProvider });
  expect(screen.getByRole('heading', { level: 1, name: 'Rivera, Marcus' })).toBeTruthy();
  const frame = document.querySelector('.workspace');
  expect([...(frame?.children ?? [])].map(({ className }) => className)).toEqual(['rail', 'work', 'panel']);
  expect(frame?.querySelectorAll('.rail .skeleton')).toHaveLength(modes.length);
  expect(frame?.querySelectorAll('.loading-rows .skeleton').length).toBeGreaterThan(0);
});
