import type { ComponentProps, ReactNode } from 'react';

/** With `aria-disabled` alone it looks so, and a press is answered by why. */
interface Props extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly tone?: 'primary' | 'plain' | 'danger' | 'quiet';
  readonly size?: 'normal' | 'large';
  readonly wide?: boolean;
  /** The action is under way: the label stays, a second press does nothing. */
  readonly busy?: boolean;
  /** Why the button cannot be pressed now, or true where the screen says it. It stays focusable. */
  readonly blocked?: boolean | string;
  readonly icon?: ReactNode;
}

export function Button({ tone = 'plain', size = 'normal', wide, busy, blocked, icon, children, ...rest }: Props) {
  const still = busy === true || (blocked !== undefined && blocked !== false);
  return (
    <button
      type="button"
      {...rest}
      className="button"
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      aria-disabled={still || rest['aria-disabled'] || undefined}
      title={typeof blocked === 'string' ? blocked : rest.title}
      onClick={(event) => {
        if (still) event.preventDefault();
        else rest.onClick?.(event);
      }}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
