import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Provenance } from './provenance.tsx';

test('a row says what it rests on, how and when it was held against that, and leads to its section', () => {
  const screen = render(
    <Provenance
      crime={{
        provenance: {
          trust: 'verified',
          source: 'Statute text, Legislature, 21 July 2026',
          asOf: '2026-07-21',
          checkedOn: '2026-11-23',
          checkedBy: 'text',
        },
        statuteLink: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PEN&sectionNum=211',
      }}
    />,
  );
  expect(screen.container.textContent).toBe(
    'Verified: Statute text, Legislature, 07/21/2026read beside the text of the law, last on 11/23/2026 The section',
  );
  expect(screen.getByRole('link', { name: 'The section' }).getAttribute('href')).toContain('sectionNum=211');
});
