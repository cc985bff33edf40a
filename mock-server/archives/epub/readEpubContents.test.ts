import { describe, expect, it } from 'vitest'
import {
  createChapterOfByteLength,
  PNG_HEADER_16X32,
  saveTempEpub,
  saveTempZip,
} from '../../../tests/harness/content/saveTempFiles'
import { readEpubContents } from './readEpubContents'
import { readEpubMetadata } from './readEpubMetadata'
import { roundToFloat32 } from './roundToFloat32'

describe('EPUB', () => {
  it('has one position per 1024 bytes of each file', () => {
    const book = readEpubContents(saveTempEpub('novel.epub'), true)
    expect(book.positions.map(position => [position.href, position.locations?.progression])).toEqual([
      ['OEBPS/one a.xhtml', 0],
      ['OEBPS/one a.xhtml', roundToFloat32(1 / 3)],
      ['OEBPS/one a.xhtml', roundToFloat32(2 / 3)],
      ['OEBPS/two.xhtml', 0],
    ])
    expect(book.positions.at(-1)?.locations?.totalProgression).toBe(1)
    expect(book.toc).toEqual([
      { title: 'One', href: 'OEBPS/one a.xhtml#t', children: [{ title: 'In it', href: null, children: [] }] },
    ])
  })

  it('lists missing files and reads all other files', () => {
    const book = readEpubContents(saveTempEpub('gap.epub', { drop: 'OEBPS/two.xhtml' }), true)
    expect(book.missing).toEqual(['OEBPS/two.xhtml'])
    expect(book.positions).toHaveLength(3)
  })

  it('has image pages if its layout is fixed and each page is one image', () => {
    const book = readEpubContents(saveTempEpub('fixed.epub', { fixed: true }), true)
    expect(book.imagePages).toEqual([
      { fileName: 'OEBPS/i.png', mediaType: 'image/png', width: 16, height: 32, sizeBytes: PNG_HEADER_16X32.length },
    ])
  })

  it('has no image pages, and reports a fault, if the file of a page image is missing', () => {
    const book = readEpubContents(saveTempEpub('imageless.epub', { fixed: true, drop: 'OEBPS/i.png' }), true)
    expect(book).toMatchObject({ imagePages: [], missing: ['OEBPS/i.png'], faults: ['ERR_1038'] })
  })

  it('has metadata of book and series', () => {
    expect(readEpubMetadata(saveTempEpub('meta.epub'))).toMatchObject({
      title: 'Tides & Stars',
      authors: [{ name: 'Ann', role: 'translator' }],
      isbn: '9780306406157',
      seriesTitle: 'Sea',
      number: '3',
      language: 'pt-BR',
      readingDirection: 'RIGHT_TO_LEFT',
    })
  })
})

describe('EPUB 2', () => {
  const files = (opf: string, more: Record<string, string> = {}) => ({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>',
    'book.opf': opf,
    'one.xhtml': createChapterOfByteLength(100),
    ...more,
  })
  const opf = (metadata: string, items = '') =>
    `<package xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf"><metadata>${metadata}</metadata>
      <manifest><item id="a" href="one.xhtml" media-type="application/xhtml+xml"/>${items}</manifest><spine toc="other"><itemref idref="a"/></spine></package>`

  it('reads the series only from the collection metadata, and roles only from MARC relator codes', () => {
    const path = saveTempZip(
      'calibre.epub',
      files(
        opf(`<meta name="calibre:series" content="Sea"/><meta name="calibre:series_index" content="4"/>
          <dc:creator id="a">Ann</dc:creator><meta refines="#a" property="role">ill</meta><dc:creator opf:role="trl">Bo</dc:creator>
          <dc:identifier>030640615X</dc:identifier><dc:identifier>978-0306406157</dc:identifier><dc:language>en_GB</dc:language>
          <dc:description>&lt;p&gt;Salt &amp;amp; sand&lt;/p&gt; 2 &amp;lt; 3</dc:description>`),
      ),
    )
    expect(readEpubMetadata(path)).toMatchObject({
      seriesTitle: null,
      number: null,
      isbn: null,
      language: null,
      summary: 'Salt &amp; sand 2 &lt; 3',
      authors: [
        { name: 'Ann', role: 'writer' },
        { name: 'Bo', role: 'translator' },
      ],
    })
  })

  it('finds the NCX by its media type, even if the spine refers to another item, and skips entries without a title', () => {
    const point = (inner: string) => `<navPoint>${inner}<content src="one.xhtml"/></navPoint>`
    const items = `<item id="nav" href="gone.xhtml" properties="nav" media-type="application/xhtml+xml"/>
      <item id="other" href="other.xml" media-type="application/xml"/><item id="x" href="toc.xml" media-type="application/x-dtbncx+xml"/>`
    const path = saveTempZip(
      'ncx.epub',
      files(opf('', items), {
        'other.xml': '<ncx><navMap/></ncx>',
        'toc.xml': `<ncx><navMap>${point('<navLabel><text> One </text></navLabel>')}${point('')}</navMap></ncx>`,
      }),
    )
    const book = readEpubContents(path, true)
    expect(book.faults).toEqual([])
    expect(book.toc).toEqual([{ title: 'One', href: 'one.xhtml', children: [] }])
  })
})
