import './slider-field.css';
import { Slider } from '@mantine/core';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** What one press of an arrow key moves. */
  readonly step: number;
  /** What a screen reader says instead of the bare number. */
  readonly say: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A number from 0 to a limit, by pointer or arrow keys; a field beside it takes the number exactly. */
export function SliderField({ label, value, max, step, say, onChange }: Props) {
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
      onChange={onChange}
    />
  );
}
