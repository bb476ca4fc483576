import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnnouncementContent, cleaned } from './announcement.tsx';

test.for([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">here</a>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload="alert(1)"></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<form action="https://evil.example"><input name="password"><button>Log in</button></form>',
  '<style>body { display: none }</style>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
])('an announcement loses what could run or ask: %s', (harm) => {
  const told = { ImageUrl: null, VHtmlContent: `<p>Court is <b>closed</b>.</p>${harm}` };
  const { container } = render(<AnnouncementContent told={told} />);
  expect(container.querySelector('p b')?.textContent).toBe('closed');
  expect(
    container.querySelectorAll('script, iframe, object, embed, form, input, style, base, meta, [srcdoc]'),
  ).toHaveLength(0);
  const attributes = [...container.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  expect(
    attributes.filter(({ name, value }) => name.startsWith('on') || /^\s*(javascript|data):/i.test(value)),
  ).toEqual([]);
});

test.for([
  [
    '<div style="position:fixed;inset:0;z-index:99999">Over <a href="https://evil.example">Log in</a></div>',
    '<div>Over <a href="https://evil.example">Log in</a></div>',
  ],
  ['<p class="modal" id="root">words</p>', '<p>words</p>'],
  ['<img src="https://evil.example/open.png">', '<img alt="">'],
  ['<img srcset="https://evil.example/a.png 2x" src="//evil.example/b.png" alt="A">', '<img alt="A">'],
  [
    '<table background="https://evil.example/x"><tbody><tr><td>1</td></tr></tbody></table>',
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  ['<video src="https://evil.example/v"></video><button>Log in</button>', 'Log in'],
  [
    '<img src="/ours.png" alt="Ours"><img src="data:image/png;base64,AAAA" alt="B">',
    '<img alt="Ours" src="/ours.png"><img alt="B" src="data:image/png;base64,AAAA">',
  ],
] as const)('%s becomes %s', ([html, clean]) => {
  const shown = document.createElement('div');
  shown.innerHTML = cleaned(html);
  const wanted = document.createElement('div');
  wanted.innerHTML = clean;
  expect(shown.isEqualNode(wanted)).toBe(true);
});
