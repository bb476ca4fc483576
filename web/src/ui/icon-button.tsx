import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  /** What the button does, and to what: its name for everyone who does not see the icon, and its tooltip. */
  readonly label: string;
  readonly tone?: 'plain' | 'danger';
}

export function IconButton({ label, tone = 'plain', children, ...rest }: Props) {
  return (
    <button type="button" title={label} {...rest} className="icon-button" data-tone={tone} aria-label={label}>
      {children}
    </button>
  );
}
