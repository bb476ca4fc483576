/** The bench-book look of the screen, on white paper. A heading keeps the space at the end of its line, or its bookmark loses it. Sizes hang on the root's; in larger print nothing is under 12 points. */
export const style = (largerFont: boolean): string => `
:root{font-size:${largerFont ? 12 : 9.5}pt;--small:${largerFont ? 1 : 0.86}rem;--text:#17202B;--text-2:#4A5462;--line:#D8D3C7;--sunken:#EFECE4;--paper:#F6F4EF;
--primary:#1C4B73;--brass:#7A5A12;--brass-soft:#F6EBD0;--crimson:#9E2A2B;--crimson-soft:#FBE9E7;--plum:#6B3273}
*{box-sizing:border-box}
@media screen{body{padding:.6in .5in}article:not(:first-of-type){margin-top:.6in}}
body{margin:0;color:var(--text);font:400 1rem/1.4 "Source Sans 3",sans-serif;font-variant-numeric:tabular-nums lining-nums}
h1,h2,h3,h4,p,dl,dd,ol,ul,figure{margin:0;padding:0}
h1,h2,h3,.serif{font-family:"Source Serif 4",serif;font-weight:600;line-height:1.2}h1,h2,h3,h4{white-space:break-spaces;break-inside:avoid;break-after:avoid}
h2{font-size:1.75rem;padding-bottom:.35rem;border-bottom:2px solid var(--primary);margin-bottom:.9rem}
h3{font-size:1.15rem;margin:1.5rem 0 .5rem}
h4{font-size:1rem;color:var(--text-2);margin:.7rem 0 .15rem}
section+section{margin-top:2.6rem}.cover{break-after:page}.cover+section{margin-top:0}article{break-before:page}article:first-of-type{break-before:auto}
a{color:var(--primary);text-decoration:none}
.quiet{color:var(--text-2)}
.totals{display:grid;grid-template-columns:auto 1fr;gap:.2rem 2.5rem;align-items:start;margin-bottom:1.1rem}
.total{font-size:3rem;line-height:1.15;font-weight:600}
.totals dl{display:grid;grid-template-columns:repeat(3,1fr);gap:.35rem 1.2rem}.totals dl>.wide{grid-column:1/-1}.totals>p{max-width:3in}.totals dd cite{font-weight:400}.beside-total{font-size:1.6rem;line-height:1.2;font-weight:600}
.totals dt,.facts dt{color:var(--text-2);font-size:var(--small)}.totals dd,.facts dd{font-weight:600}
table{width:100%;border-collapse:collapse;border:1px solid var(--line)}
caption{text-align:left;font-weight:600;padding-bottom:.35rem;break-after:avoid}
thead{display:table-header-group}
th{background:var(--sunken);text-align:left;font-weight:600;font-size:var(--small);color:var(--text-2)}
th,td{padding:.38rem .5rem;vertical-align:top;border-bottom:1px solid var(--line)}
tr,.whole{break-inside:avoid}tr.sum,tr.hung,tbody>tr:first-child{break-before:avoid}td.number,th.number{text-align:right;white-space:nowrap}.nowrap,.unbroken{white-space:nowrap}
.counts th:nth-child(3){width:32%}.below{display:block;color:var(--text-2);font-size:var(--small);line-height:1.2}
td.sentence{font-weight:600}tr.off td.sentence{font-weight:400;text-decoration:line-through}tr.beside td.sentence{font-weight:400}
tr.sum td.number{white-space:normal}tr.hung td:nth-child(2){padding-left:1.3rem}tr.sum td{background:var(--paper);font-weight:600;border-top:1.5px solid var(--text)}
.tag{display:inline-block;font-size:var(--small);font-weight:600;line-height:1.25;padding:0 .3rem;border-radius:3px;margin-left:.3rem;background:var(--brass-soft);color:var(--brass)}
.tag.violent{background:var(--crimson-soft);color:var(--crimson)}
figure{break-inside:avoid;margin:1.2rem 0 .2rem}figure svg{display:block;width:100%;height:2rem}
.legend{display:grid;grid-template-columns:1fr 1fr;gap:.15rem 2rem;margin-top:.5rem;list-style:none}
.legend li{display:flex;gap:.5rem;align-items:center}.legend b{margin-left:auto;white-space:nowrap}.legend svg{width:.85rem;height:.85rem;flex:none}
.steps{padding-left:1.7rem}.steps li{padding:.3rem 0;border-bottom:1px solid var(--line);break-inside:avoid}
.steps li::marker{color:var(--text-2)}.steps p{display:grid;grid-template-columns:4.6rem 1fr}.steps .amount{font-weight:600;text-align:right;padding-right:.8rem}
.key,h2+.quiet,.quiet:has(+.key){break-after:avoid}.key{break-inside:avoid;display:grid;grid-template-columns:1fr 1fr;gap:.2rem 2rem;margin:.6rem 0 1rem;font-size:var(--small)}.key dt{font-weight:600}.key dd{color:var(--text-2)}
.note{display:block;background:var(--brass-soft);color:#4f3a0b;padding:.5rem .7rem;margin:.5rem 0;border-radius:4px;break-inside:avoid}
.cover{display:flex;flex-direction:column;min-height:9.2in;break-inside:avoid}
.cover .brand{font-size:1.3rem;border-bottom:1px solid var(--line);padding-bottom:.5rem;display:flex;justify-content:space-between;align-items:baseline}
.cover h1{font-size:3.4rem;margin-top:1.9in}.cover h1.long{font-size:2.4rem;margin-top:1.2in}.cover .kind{font-size:1.35rem;color:var(--text-2);margin-top:.35rem}
.cover .variant{display:block;font-size:1.9rem;line-height:1.2;margin-top:.5rem}h1.variant{font-size:2.2rem;margin-bottom:1.2rem;break-after:avoid}
.cover .rule{width:1.1in;border-top:3px solid var(--brass);margin:1.6rem 0}
.facts{font-size:1.1rem}.facts div{break-inside:avoid;display:grid;grid-template-columns:11rem minmax(0,1fr);padding:.15rem 0}.facts dt{font-size:1rem}.facts dd,.link{overflow-wrap:anywhere}
.plain{list-style:none;margin:.6rem 0}.plain li{padding:.28rem 0;border-bottom:1px solid var(--line);break-inside:avoid}cite{font-style:normal;color:var(--primary)}
.crime .facts div:nth-child(-n+3){break-after:avoid}.link{font-size:var(--small);break-before:avoid}.doubt{margin-top:1.2rem}.consequences{margin-top:.9rem}.consequences th:first-child{width:11%}.consequences td:nth-child(3){min-width:5.5rem}.consequences th:nth-child(4){width:34%}.by-count th:nth-child(2){width:36%}.by-count td:nth-child(6){min-width:9.5rem}.working th:first-child{width:12%}
.boxes li{display:flex;gap:.6rem}.box{flex:none;width:1rem;height:1rem;border:1px solid var(--text-2);border-radius:2px;line-height:.95rem;text-align:center;font-weight:700;color:var(--primary)}
.verdict{font-size:2rem;font-weight:600}.text{max-width:80ch;font-weight:400;white-space:pre-line;font-size:1.05rem;margin-bottom:.3rem;orphans:3;widows:3}
.cover .sentence-line{margin-top:1.7rem;background:var(--paper);border:1px solid var(--line);border-radius:6px;padding:1rem 1.2rem;display:flex;justify-content:space-between;align-items:center}
.cover .sentence-line strong{font-size:2.1rem}.cover .end{margin-top:auto;color:var(--text-2);font-size:var(--small);border-top:1px solid var(--line);padding-top:.6rem}
`;

/** A text as a string of CSS, every character but letters, digits and spaces written as its number: nothing can end it. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;

export interface Frame {
  readonly title: string;
  /** What stands at the head of every page; of several reports in a file, of the pages of each. */
  readonly tops: readonly string[];
  /** What stands at the foot of every page, line by line. */
  readonly bottom: readonly string[];
  readonly pageNumbers: boolean;
  readonly largerFont: boolean;
}

/** The name of the pages of the nth report in a file of several, and the class that prints on them. */
export const variantPage = (nth: number): string => `variant-${nth}`;

/** Every page says which case and law it tells of, which versions made it, and how many pages there are. */
export function pageStyle({ tops, bottom, pageNumbers, largerFont }: Frame): string {
  const font = `font:${largerFont ? 12 : 8}pt "Source Sans 3";color:#4A5462`;
  const topOf = (top = '') => `@top-left{content:${quoted(top)};${font}}`;
  const pages = tops.length > 1 ? tops.map((top, nth) => pageOf(variantPage(nth), topOf(top))) : [];
  return `
@page{size:letter;margin:.8in .75in .9in;
${topOf(tops[0])}
@bottom-left{content:${bottom.map(quoted).join('"\\a"')};white-space:pre-line;${font};width:87%;vertical-align:top;padding-top:.2in}
@bottom-right{content:${pageNumbers ? '"Page " counter(page) " of " counter(pages)' : 'none'};${font};white-space:nowrap;vertical-align:top;padding-top:.2in}}
${pages.join('')}`;
}

const pageOf = (name: string, head: string): string => `.${name}{page:${name}}@page ${name}{${head}}\n`;
