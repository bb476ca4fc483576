import { Textarea, type TextareaProps } from '@mantine/core';

/** Several lines of text. */
export function LongTextField(props: TextareaProps) {
  return <Textarea {...props} />;
}
