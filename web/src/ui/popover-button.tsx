import { Popover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** The button that opens it; the popover goes by its name. */
  readonly target: ReactElement;
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
  /** Over its button: what stands under that is read with it. */
  readonly above?: boolean;
  /** Beginning where its button begins, where there is room for it: of one at the left of the page. */
  readonly fromStart?: boolean;
  readonly children: ReactNode;
}

/** A small surface at a button, under it where nothing else is told. Focus goes into it and back; Escape and a press beside it close it. */
export function PopoverButton({ target, opened, onChange, above = false, fromStart = false, children }: Props) {
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position={above ? 'top-start' : fromStart ? 'bottom-start' : 'bottom-end'}
      width="min(420px, calc(100vw - 16px))"
      shadow="md"
      // focus goes in before it has its place: placed on the page it would scroll the page to the top
      floatingStrategy="fixed"
      trapFocus
      returnFocus
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown>{children}</Popover.Dropdown>
    </Popover>
  );
}
