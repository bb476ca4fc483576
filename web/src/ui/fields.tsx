import {
  Checkbox,
  type CheckboxProps,
  NativeSelect,
  type NativeSelectProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';

/** The hint stands beneath its field: fields beside one another keep their line. */
export const hintBelow: NonNullable<TextInputProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];

/** One line of text, its label, hint and error joined to it. */
export function TextField(props: TextInputProps) {
  return <TextInput {...props} />;
}

/** The platform's own list: quick on a phone, read well by every screen reader, also inside dialogs. */
export function SelectField(props: NativeSelectProps) {
  return <NativeSelect {...props} />;
}

export function CheckboxField(props: CheckboxProps) {
  return <Checkbox {...props} />;
}
