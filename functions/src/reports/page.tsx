import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFaces } from './fonts.ts';
import { pageStyle, style } from './style.ts';

interface Frame {
  readonly title: string;
  /** What stands at the head and at the foot of every page. */
  readonly top: string;
  readonly bottom: string;
  readonly pageNumbers: boolean;
  readonly largerFont: boolean;
}

/** A page of HTML that needs nothing from outside: typefaces and styles are in it. */
export function htmlPage({ title, top, bottom, pageNumbers, largerFont }: Frame, content: ReactNode): string {
  const css = fontFaces() + style(largerFont) + pageStyle(top, bottom, pageNumbers);
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet; as a text child its quotation marks would be escaped */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>{content}</body>
    </html>,
  );
  return `<!doctype html>${page}`;
}
