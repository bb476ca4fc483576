import './kit-styles.ts';
import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import './tokens.css';
import './base.css';
import './controls.ts';
import './print.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { colourSchemes, cssVariables, theme } from './theme.ts';

/** Everything a screen's looks need: tokens, kit and toasts. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colourSchemes}
      defaultColorScheme="auto"
    >
      {children}
      <Notifications position="bottom-center" limit={3} pauseResetOnHover="notification" containerWidth={480} />
    </MantineProvider>
  );
}
