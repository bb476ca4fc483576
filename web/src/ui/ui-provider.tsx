import './kit-styles.ts';
import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import './tokens.css';
import './base.css';
import './controls.ts';
import './print.css';
import { MantineProvider } from '@mantine/core';
import { useNotifications } from '@mantine/notifications';
import { lazy, type ReactNode, Suspense } from 'react';
import { colourSchemes, cssVariables, theme } from './theme.ts';
import { useWanted } from './use-wanted.ts';

const Notices = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }));

/** Everything a screen's looks need: tokens, kit and toasts. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  const said = useWanted(useNotifications().notifications.length > 0);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colourSchemes}
      defaultColorScheme="auto"
    >
      {children}
      {said && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
    </MantineProvider>
  );
}
