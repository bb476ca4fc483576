import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { today } from '../../ui/dates.ts';
import { Cite } from './cite.tsx';
import { LawTexts } from './law-texts.ts';
import { OffenseDay } from './offense-day.ts';

test.for([
  ['2005-03-14', 'The text of today; the offense is of 03/14/2005'],
  [today(), ''],
  [null, ''],
] as const)('for an offense of %s a link says %j', ([day, title]) => {
  render(
    <OffenseDay value={day}>
      <Cite authority="PC 1170.1(a)" />
    </OffenseDay>,
  );
  expect(screen.getByRole('link', { name: 'PC 1170.1(a)' }).title).toBe(title);
});

test.for([
  ['2005-03-14', '/Law?code=PC&section=1170.1(a)&on=2005-03-14'],
  [null, '/Law?code=PC&section=1170.1(a)'],
] as const)('where texts were imported, for an offense of %s a link leads to %s', ([day, address]) => {
  render(
    <LawTexts value={true}>
      <OffenseDay value={day}>
        <Cite authority="PC 1170.1(a)" />
      </OffenseDay>
    </LawTexts>,
  );
  const link = screen.getByRole('link', { name: 'PC 1170.1(a)' });
  expect([link.getAttribute('href'), link.title]).toEqual([address, '']);
});

test.for([
  ['PC 2933.1(a), (c); 15 CCR 3490(a)(5)', ['PC 2933.1(a)', '15 CCR 3490(a)(5)']],
  ['CRC 4.420; In re Mohammad (2022) 12 Cal.5th 518', ['CRC 4.420', 'In re Mohammad (2022)', '12 Cal.5th 518']],
] as const)('in %s no citation breaks', ([authority, whole]) => {
  const { container } = render(<Cite authority={authority} />);
  expect(container.textContent).toBe(authority);
  expect([...container.querySelectorAll('.citation')].map(({ textContent }) => textContent)).toEqual(whole);
});

test('another authority in its place leaves nothing of the first', () => {
  const { container, rerender } = render(<Cite authority="PC 211; PC 459; PC 487" />);
  rerender(<Cite authority="PC 487; PC 459" />);
  expect(container.textContent).toBe('PC 487; PC 459');
});
