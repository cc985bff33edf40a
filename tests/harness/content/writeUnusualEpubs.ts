import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createEpubChapterXhtml, getTestEpubIdentifier, type TestEpubFile, writeEpub } from './writeEpub'

/**
 * Writes a library of EPUBs with unusual structure, such as footnotes, fixed layout, vertical text and invalid markup.
 * @param folder folder of the library. The books `Book of lists 1` and `Book of lists 2` form a series. Each other book
 *   has its own series.
 */
export function writeUnusualEpubs(folder: string): void {
  writeEpub(join(folder, 'Notes', 'Book of notes.epub'), footnotes)
  writeEpub(join(folder, 'Spreads', 'Book of spreads.epub'), [1, 2, 3, 4, 5].map(fixedLayoutPage), { fixed: true })
  writeEpub(join(folder, 'Unsized', 'Book of unsized.epub'), [1, 2].map(unsizedPage), { fixed: true })
  writeEpub(join(folder, 'Columns', 'Book of columns.epub'), verticalText, { direction: 'rtl', language: 'ja' })
  writeEpub(join(folder, 'Widths', 'Book of widths.epub'), fullWidthLetters, { language: 'ja' })
  writeEpub(join(folder, 'Old', 'Book of old.epub'), looseMarkup)
  writeEpub(join(folder, 'Tables', 'Book of tables.epub'), tables)
  writeEpub(join(folder, 'Lists', 'Book of lists 1.epub'), lists())
  writeEpub(join(folder, 'Lists', 'Book of lists 2.epub'), [
    { path: 'a.xhtml', body: createEpubChapterXhtml(`<h1>Second volume</h1>${prose(6)}`) },
  ])
}

/** Creates different paragraphs, each with an id. */
const prose = (paragraphs: number): string =>
  Array.from(
    { length: paragraphs },
    (_, index) =>
      `<p id="p${index}">Paragraph ${index + 1}. The harbour lay grey under a low sky, and nobody on the quay spoke of the boat that had not come home; the ropes sang, and the lamp at the end of the pier went out for the ${index + 1}th time.</p>`,
  ).join('')

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200"><rect width="300" height="200" fill="teal"/></svg>')}`

const footnotes: readonly TestEpubFile[] = [
  {
    path: 'text/one.xhtml',
    body: createEpubChapterXhtml(
      `<h1>First</h1><p>Words<sup><a id="r1" href="../end.xhtml#n1">1</a></sup> and more<a epub:type="noteref" href="#aside">†</a><a epub:type="noteref" href="../aside.xhtml#n1">‡</a>. <a href="two.xhtml#p9">Onward to the ninth</a>, <a href="https://example.org/out">out of the book</a>.</p>
      <p><img src="${picture}" alt="A teal plate" width="300" height="200"/></p><aside epub:type="footnote" id="aside"><p>A note in an aside.</p></aside>${prose(30)}`,
      '<style>p { font-size: 15px !important; color: #111 !important; background: #fff } h1 { color: white }</style>',
    ),
  },
  { path: 'text/two.xhtml', body: createEpubChapterXhtml(`<h1>Second</h1>${prose(40)}`) },
  {
    path: 'aside.xhtml',
    use: 'file',
    body: createEpubChapterXhtml('<p id="n1">A note that lies outside of what is read.</p>'),
  },
  {
    path: 'end.xhtml',
    body: createEpubChapterXhtml(
      '<ol><li id="n1"><p>A note at the end of the book. <a href="text/one.xhtml#r1">↩</a></p></li></ol>',
    ),
  },
]

const fixedLayoutPage = (number: number): TestEpubFile => ({
  path: `p${number}.xhtml`,
  body: createEpubChapterXhtml(
    `<div style="width: 600px; height: 800px; background: hsl(${number * 60} 60% 80%)"><h1>Drawn ${number}</h1><p>Words that do not move on page ${number}, because it is fixedLayoutPage to its size.</p></div>`,
    '<meta name="viewport" content="width=600, height=800"/>',
  ),
})

/** Returns a fixed-layout page that does not declare its width and height. */
const unsizedPage = (number: number): TestEpubFile => ({
  path: `u${number}.xhtml`,
  body: createEpubChapterXhtml(
    `<div style="position: absolute; left: 0; top: 0; width: 1600px; height: 2400px; background: hsl(${number * 80} 60% 80%)"><h1>Unsized ${number}</h1></div><p style="position: absolute; left: 1500px; top: 2350px; margin: 0">Far corner ${number}</p>`,
  ),
})

const verticalText: readonly TestEpubFile[] = [
  {
    path: 'a.xhtml',
    body: createEpubChapterXhtml(
      Array.from({ length: 40 }, (_, index) => `<p>第${index + 1}段落。吾輩は猫である。名前はまだ無い。</p>`).join(''),
      '<style>body { writing-mode: vertical-rl }</style>',
      'ja',
    ),
  },
]

const fullWidthLetters: readonly TestEpubFile[] = [
  {
    path: 'a.xhtml',
    body: createEpubChapterXhtml(
      '<p class="wide">No 7<i>low</i><b>up</b></p>',
      '<style>.wide { text-transform: -epub-fullwidth } .wide i { text-transform: none }</style>',
      'ja',
    ),
  },
]

const cells = (tag: string, count: number, text: string): string =>
  `<tr>${Array.from({ length: count }, (_, index) => `<${tag}>${text} ${index + 1}</${tag}>`).join('')}</tr>`

const tables: readonly TestEpubFile[] = [
  {
    path: 'a.xhtml',
    body: createEpubChapterXhtml(
      `<h1>Tables</h1><table id="narrow">${cells('td', 3, 'Tide')}</table><table id="wide" width="1400">${cells('th', 9, 'Observatories')}${cells('td', 9, 'Thunderstorms')}</table><pre>${'0123456789'.repeat(30)}</pre>${prose(6)}`,
      '<style>#wide th { white-space: nowrap }</style>',
    ),
  },
]

/** Path of a font file from an installed package. */
export const testFontFilePath =
  'node_modules/epubjs/documentation/html/assets/fonts/WOFF2/TTF/SourceCodePro-Regular.ttf.woff2'

const list = (kind: string, entries: Record<string, string>) =>
  `<nav epub:type="${kind}"><ol>${Object.entries(entries)
    .map(([title, href]) => `<li><a epub:type="bodymatter" href="${href}">${title}</a></li>`)
    .join('')}</ol></nav>`

/**
 * Obfuscates the test font as the EPUB specification defines. The key of the obfuscation is a hash of the identifier of
 * the book.
 */
export function obfuscateFont(title: string): Uint8Array {
  const key = createHash('sha1').update(getTestEpubIdentifier(title).replace(/\s/g, '')).digest()
  return new Uint8Array(readFileSync(testFontFilePath)).map((byte, at) =>
    at < 1040 ? byte ^ (key[at % 20] ?? 0) : byte,
  )
}

/** Content of an EPUB with table of contents, landmarks, page list, embedded font, obfuscated font and formula. */
const lists = (): readonly TestEpubFile[] => [
  {
    path: 'nav.xhtml',
    use: 'nav',
    body: createEpubChapterXhtml(
      list('toc', { Harbour: 'one.xhtml', Quay: 'two.xhtml', Lighthouse: 'three.xhtml' }) +
        list('landmarks', { 'Where it begins': 'two.xhtml' }) +
        list('page-list', { 7: 'two.xhtml#p30' }),
    ),
  },
  { path: 'letters.woff2', use: 'file', type: 'font/woff2', body: new Uint8Array(readFileSync(testFontFilePath)) },
  { path: 'scrambled.woff2', use: 'file', type: 'font/woff2', body: obfuscateFont('Book of lists 1') },
  {
    path: 'toc.ncx',
    use: 'file',
    type: 'application/x-dtbncx+xml',
    body: `<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1"><head><meta name="dtb:uid" content="${getTestEpubIdentifier('Book of lists 1')}"/></head><navMap/></ncx>`,
  },
  {
    path: 'one.xhtml',
    body: createEpubChapterXhtml(
      `<h1>Harbour</h1><p><math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mfrac><mi>tide</mi><mn>12</mn></mfrac></math></p>${prose(20)}`,
      '<style>@font-face { font-family: Embedded; src: url(letters.woff2); } @font-face { font-family: "In disguise"; src: url(scrambled.woff2); } h1 { font-family: Embedded; } p { font-family: "In disguise"; }</style>',
    ),
  },
  { path: 'two.xhtml', body: createEpubChapterXhtml(`<h1>Quay</h1>${prose(40)}`) },
  { path: 'three.xhtml', body: createEpubChapterXhtml(`<h1>Lighthouse</h1>${prose(8)}`) },
]

const looseMarkup: readonly TestEpubFile[] = [
  {
    path: 'a.html',
    type: 'text/html',
    body: `<HTML><BODY TEXT=white><H1>Old and loose</H1><P>One<BR>two&nbsp;three <A HREF="b.html#there">Far away</A><P><FONT COLOR=yellow>Yellow words</FONT></BODY></HTML>`,
  },
  {
    path: 'b.html',
    type: 'text/html',
    body: `<html><body>${prose(40)}<p><a name=there>There it is</a></p></body></html>`,
  },
]
