import { type ComponentProps, useState } from 'react';
import { account } from '../text/account.ts';
import { useColourScheme } from '../ui/colour-scheme.ts';
import { type DisplayChoices, storeDisplay, storedDisplay } from '../ui/display.ts';
import { Segmented } from '../ui/segmented.tsx';
import { AccountSection } from './account-section.tsx';

const text = account.display;
const themes = ['light', 'dark', 'auto'] as const;
const densities = ['compact', 'comfortable'] as const;
const sizes = ['normal', 'large', 'larger'] as const;
const switches = ['on', 'off'] as const;
const choicesOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** How the product looks on this device. */
export function Display() {
  const { colorScheme, setColorScheme } = useColourScheme();
  const [display, setDisplay] = useState(storedDisplay);
  const change = (part: Partial<DisplayChoices>) => {
    const next = { ...display, ...part };
    storeDisplay(next);
    setDisplay(next);
  };
  return (
    <AccountSection title={text.title}>
      <Choice
        label={text.theme}
        choices={choicesOf(themes, text.themes)}
        value={colorScheme}
        onChange={setColorScheme}
      />
      <Choice
        label={text.density}
        choices={choicesOf(densities, text.densities)}
        value={display.density}
        onChange={(density) => change({ density })}
      />
      <Choice
        label={text.textSize}
        choices={choicesOf(sizes, text.sizes)}
        value={display.textSize}
        onChange={(textSize) => change({ textSize })}
      />
      <Choice
        label={text.keys}
        choices={choicesOf(switches, text.keysOn)}
        value={display.keys}
        onChange={(keys) => change({ keys })}
      />
      <Choice
        label={text.asksToAdd}
        choices={choicesOf(switches, text.keysOn)}
        value={display.asksToAdd}
        onChange={(asksToAdd) => change({ asksToAdd })}
      />
    </AccountSection>
  );
}

/** One choice, its name beside it. */
function Choice<Value extends string>(props: ComponentProps<typeof Segmented<Value>>) {
  return (
    <div className="account-choice">
      <span aria-hidden="true">{props.label}</span>
      <Segmented {...props} />
    </div>
  );
}
