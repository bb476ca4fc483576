import './slider-field.css';
import { Slider } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** What one press of an arrow key moves. */
  readonly step: number;
  /** What a screen reader says instead of the bare number. */
  readonly say: (value: number) => string;
  /** The names of its values, from 0 on, where these are few. */
  readonly stops?: readonly string[];
  /** Hears of each step of a gesture. */
  readonly onChange: (value: number) => void;
  /** Hears once where a gesture ended: the pointer or the key is let go, or the slider is left. */
  readonly onSettle: (value: number) => void;
}

/** A number from 0 to a limit, by pointer or arrow keys; a field beside it takes the number exactly. */
export function SliderField({ label, value, max, step, say, stops = [], onChange, onSettle }: Props) {
  const moved = useRef<number | null>(null);
  const settle = () => {
    if (moved.current !== null) onSettle(moved.current);
    moved.current = null;
  };
  // the slider follows the pointer a frame late, so the end of the gesture waits for its last step
  useWindowEvent('pointerup', () => void requestAnimationFrame(settle));
  return (
    <Slider
      className="slider-field"
      value={value}
      max={max}
      step={step}
      label={null}
      thumbLabel={label}
      thumbValueText={say}
      thumbSize={24}
      marks={stops.map((name, at) => ({ value: at, label: name }))}
      data-stops={stops.length > 0 || undefined}
      onChange={(next) => {
        moved.current = next;
        onChange(next);
      }}
      onKeyUp={settle}
      onBlur={settle}
    />
  );
}
