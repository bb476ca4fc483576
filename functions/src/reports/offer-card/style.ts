/** Black on white, 14 points, one letter page; smaller is not allowed: what does not fit goes to a second page. */
export const cardStyle = `
@page{size:letter;margin:.25in .4in .2in}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#000;font:400 14pt/1.2 "Source Sans 3",sans-serif;font-variant-numeric:tabular-nums lining-nums}
article{min-height:10.54in;display:flex;flex-direction:column;break-after:page}
@media screen{body{width:8.5in;padding:.25in .4in .2in}}
article.client{font-size:16pt;line-height:1.25}article.client footer{margin-top:auto}.client h2{font-size:19pt}.client section{padding-top:8px}.client p+p,.client ol+p{margin-top:6px}
article.es{line-height:1.15}article.es .sig div{padding-top:11px}
header,h2,.ans,.sig,footer{break-inside:avoid}h2{break-after:avoid}.you{break-inside:avoid}
article:last-of-type{break-after:auto}
h1,h2,p,ol,ul,dl,dd{margin:0;padding:0}
header{display:flex;justify-content:space-between;gap:.25in;border-bottom:2px solid #000;padding:2px 0 7px}
header>div{flex:1 1 55%}header>.side{flex:0 0 auto;max-width:46%;align-self:end}
header p{font-weight:600}header p::first-letter{text-transform:uppercase}h1{font:600 27pt/1.1 "Source Serif 4",serif}h1.long{font-size:19pt}h1::first-letter{text-transform:uppercase}
dl{display:grid;grid-template-columns:auto auto;gap:1px 10px;font-size:12pt;align-content:end;line-height:1.2}dt{color:#333}
section{padding-top:4px}section+section{margin-top:4px;border-top:1px solid #000}
h2{font:600 16pt/1.2 "Source Serif 4",serif;margin-bottom:1px}
p+p,ol+p,p+ol,ul+p{margin-top:calc(2px + var(--gap,0pt))}.gap1{--gap:1pt}.gap2{--gap:2pt}.gap3{--gap:3pt}.gap4{--gap:4pt}
ol,ul{padding-left:22px}ol.many{padding-left:36px}li{font-weight:600}li span{font-weight:400;white-space:nowrap}
.decide{flex:1;display:flex;flex-direction:column;break-inside:avoid;margin-top:4px;border-top:1px solid #000}
.im{border-left:3px solid #000;padding-left:10px}
.ans{display:flex;gap:24px;margin-top:5px;font-weight:600}
.bx::before{content:"";display:inline-block;width:15px;height:15px;border:1.6px solid #000;margin-right:7px;vertical-align:-2px}
.sig{display:grid;grid-template-columns:1fr 1fr;gap:0 .3in;margin-top:auto}
.sig div{display:grid;grid-template-columns:1fr .8in;font-size:10pt;line-height:13pt;padding-top:17px}
.sig i{grid-column:1/-1;border-top:1px solid #000}
footer{margin-top:6px;border-top:1px solid #777;padding-top:4px;font-size:9.5pt;line-height:12pt;color:#222}
.mark{margin-bottom:4px;font-weight:700;border:2px solid #000;padding:0 6px;text-align:center}.nowrap,.unbroken{white-space:nowrap}
`;
