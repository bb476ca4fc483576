import './dialog.css';
import { Drawer, Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useOverKeyboard } from './use-over-keyboard.ts';
import { usePhone } from './use-width.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** What was never open is not there: closed, it would be drawn with every change around it. */
function useWasOpened(opened: boolean): boolean {
  const [was, setWas] = useState(opened);
  if (opened && !was) setWas(true);
  return was;
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

/** On a phone what opens is as large as the screen, or what a keyboard leaves of it. */
function useWholeScreen(opened: boolean): boolean {
  const phone = usePhone();
  useOverKeyboard(phone && opened);
  return phone;
}

/**
 * A question in the middle of the screen; on a phone it fills it, with its buttons at the foot (`form-actions`, `form-foot`).
 * Escape closes it and focus goes back where it was.
 */
export const Dialog = (props: DialogProps) => useWasOpened(props.opened) && <StandingDialog {...props} />;

function StandingDialog({ opened, onClose, title, children, size = 440, focusAfter }: DialogProps) {
  const whole = useWholeScreen(opened);
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={title}
      size={size}
      fullScreen={whole}
      centered={!whole}
      classNames={{ content: 'dialog' }}
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

interface PanelProps extends Props {
  readonly size?: number;
}

/** A form beside the screen it belongs to; on a phone it fills the screen. */
export const SidePanel = (props: PanelProps) => useWasOpened(props.opened) && <StandingPanel {...props} />;

function StandingPanel({ opened, onClose, title, children, size = 420 }: PanelProps) {
  const whole = useWholeScreen(opened);
  return (
    <Drawer
      opened={useOpened(opened)}
      onClose={onClose}
      title={title}
      size={whole ? '100%' : `min(${size}px, 100vw)`}
      {...(whole && { classNames: { content: 'whole-screen' } })}
      position="right"
      closeButtonProps={close}
      transitionProps={{ duration: 120 }}
    >
      {children}
    </Drawer>
  );
}

/** A sheet that comes up from the foot of a narrow screen. */
export const Sheet = (props: Props) => useWasOpened(props.opened) && <StandingSheet {...props} />;

function StandingSheet({ opened, onClose, title, children }: Props) {
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
export const Overlay = (props: Props) => useWasOpened(props.opened) && <StandingOverlay {...props} />;

function StandingOverlay({ opened, onClose, title, children }: Props) {
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={title}
      size={1120}
      fullScreen={useWholeScreen(opened)}
      classNames={{ content: 'dialog' }}
      radius={6}
      yOffset="6vh"
      closeButtonProps={close}
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      {children}
    </Modal>
  );
}
