import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Strip } from './strip.tsx';

test('what lies beyond the axis is told in years and months', () => {
  // 5,962 days are 16.3 years
  const serve = { kind: 'days', days: 5962 } as const;
  const point = {
    total: '20y',
    mode: '',
    serve: { statute: serve, department: serve },
    rates: { statute: '15', department: '33' },
  };
  render(<Strip points={[point]} range={undefined} years={6} side="statute" />);
  expect(screen.getByText(/→/).textContent).toBe('16y\u00a04m →');
});
