import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CompareScale } from './compare-scale.tsx';

const row = { note: '', end: false, endless: false, difference: null };

test('each length is drawn by its value, equal ones alike, and each mark stands where its years lie', () => {
  render(
    <CompareScale
      rows={[
        { ...row, label: 'Offer', total: '12y', length: 60 },
        { ...row, label: 'Original Case', total: '20y', length: 100 },
        { ...row, label: 'Same', total: '20y', length: 100 },
      ]}
      marks={[
        { label: '0', at: 0 },
        { label: '10y', at: 50 },
      ]}
    />,
  );
  const drawn = screen.getAllByRole('listitem').map((line) => line.querySelector<HTMLElement>('i')?.style.width);
  expect(drawn).toEqual(['60%', '100%', '100%']);
  expect(screen.getByText('10y').style.left).toBe('50%');
});
