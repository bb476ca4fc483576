import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFaces } from './fonts.ts';
import { type Frame, pageStyle, style } from './style.ts';
import { unbroken } from './unbroken.ts';

/** A page of HTML that needs nothing from outside: typefaces and styles are in it. */
export function htmlPage(frame: Frame, content: ReactNode): string {
  const css = fontFaces() + style(frame.largerFont) + pageStyle(frame);
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{frame.title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet; as a text child its quotation marks would be escaped */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body />
    </html>,
  );
  const body = unbroken(renderToStaticMarkup(<body>{content}</body>));
  return `<!doctype html>${page.replace('<body></body>', () => body)}`;
}
