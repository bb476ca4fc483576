import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { PictureField } from './picture-field.tsx';

function choose(bytes: number, type: string) {
  const onChange = vi.fn<(picture: string | null) => void>();
  render(
    <UiProvider>
      <PictureField picture={null} onChange={onChange} />
    </UiProvider>,
  );
  const file = new File(['A'.repeat(bytes)], 'picture', { type });
  fireEvent.change(screen.getByLabelText('Picture (optional)'), { target: { files: [file] } });
  return onChange;
}

test('a small picture stands in the announcement itself', async () => {
  const onChange = choose(3, 'image/png');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('data:image/png;base64,QUFB'));
});

test.for([
  [100_001, 'image/png'],
  [3, 'image/svg+xml'],
  [3, 'text/html'],
] as const)('%i bytes of %s are refused in words', async ([bytes, type]) => {
  const onChange = choose(bytes, type);
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a PNG, JPEG, WebP or GIF of at most 100 kB.');
  expect(onChange).not.toHaveBeenCalled();
});
