import { expect, test } from 'vitest';
import { printPdf } from './print.ts';
import { render } from './report.fixture.ts';

/** How far down its page a heading begins, in pixels: from where it has room for all to where it has none. */
const heights = Array.from({ length: 32 }, (_, nth) => 768 + nth * 4);

/** One heading with its first fact again and again, ever nearer to the foot of a page, and what fills the next page but for that fact. */
async function sheets(asOne: boolean): Promise<number> {
  const html = render({ releaseDate: true });
  const [part = ''] = /<h3>Release, an estimate<\/h3><dl class="facts"><div>.*?<\/div>/.exec(html) ?? [];
  const held = asOne ? `<div style="break-inside:avoid">${part}</dl></div>` : `${part}</dl>`;
  const copies = heights.map(
    (height) =>
      `<div style="break-before:page;height:${height}px"></div>${held}<div style="break-inside:avoid;height:864px"></div>`,
  );
  const pdf = await printPdf(html.replace(/<body>.*<\/body>/s, `<body>${copies.join('')}</body>`));
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 0
  );
}

test('a heading never stands alone at the foot of a page', { timeout: 60_000 }, async () => {
  const whole = await sheets(true);
  expect(whole).toBeGreaterThan(2 * heights.length);
  expect(whole).toBeLessThan(3 * heights.length);
  expect(await sheets(false)).toBe(whole);
});
