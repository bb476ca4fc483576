import { Drawer, Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { usePhone } from './use-width.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** What was fetched to be open opens once it stands: so it gives the focus back when it closes. */
function useOpened(opened: boolean): boolean {
  const stands = useMounted();
  return opened && stands;
}

const close = { 'aria-label': 'Close' };

interface DialogProps extends Props {
  readonly size?: number;
  /** The id of what is to be done next, where that is not what opened the dialog. */
  readonly focusAfter?: string | undefined;
}

/** A question in the middle of the screen. Escape closes it and focus goes back where it was. */
export function Dialog({ opened, onClose, title, children, size = 440, focusAfter }: DialogProps) {
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={title}
      size={size}
      centered
      radius={6}
      closeButtonProps={close}
      transitionProps={{ transition: 'fade', duration: 120 }}
      returnFocus={focusAfter === undefined}
      {...(focusAfter !== undefined && {
        onExitTransitionEnd: () => document.getElementById(focusAfter)?.focus(),
      })}
    >
      {children}
    </Modal>
  );
}

/** A form beside the screen it belongs to; on a phone it fills the screen. */
export function SidePanel({ opened, onClose, title, children, size = 420 }: Props & { readonly size?: number }) {
  return (
    <Drawer
      opened={useOpened(opened)}
      onClose={onClose}
      title={title}
      size={`min(${size}px, 100vw)`}
      position="right"
      closeButtonProps={close}
      transitionProps={{ duration: 120 }}
    >
      {children}
    </Drawer>
  );
}

/** A sheet that comes up from the foot of a narrow screen. */
export function Sheet({ opened, onClose, title, children }: Props) {
  return (
    <Drawer
      opened={useOpened(opened)}
      onClose={onClose}
      title={title}
      size="85%"
      position="bottom"
      closeButtonProps={close}
      transitionProps={{ duration: 120 }}
    >
      {children}
    </Drawer>
  );
}

/** A large surface for work that takes a while; on a phone it fills the screen. */
export function Overlay({ opened, onClose, title, children }: Props) {
  const phone = usePhone();
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={title}
      size={1120}
      fullScreen={phone}
      radius={6}
      yOffset="6vh"
      closeButtonProps={close}
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      {children}
    </Modal>
  );
}
