import { describe, expect, it } from 'vitest'
import {
  createChapterOfByteLength,
  PNG_HEADER_16X32,
  saveTempEpub,
  saveTempZip,
} from '../../../tests/harness/content/saveTempFiles'
import { readBookCoverImage } from '../readOrRenderBookPageImage'
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

  it('takes over the navigation lists that the navigation document does not contain', () => {
    const items = `<item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>
      <item id="x" href="toc.xml" media-type="application/x-dtbncx+xml"/>`
    const nav = (lists: string) =>
      readEpubContents(
        saveTempZip('both.epub', {
          ...files(
            opf('', items).replace('</spine>', '</spine><guide><reference title="Start" href="one.xhtml"/></guide>'),
          ),
          'nav.xhtml': `<html xmlns:epub="x"><body>${lists}</body></html>`,
          'toc.xml': `<ncx><navMap><navPoint><navLabel><text>One</text></navLabel><content src="one.xhtml"/></navPoint></navMap>
            <pageList><pageTarget><navLabel><text>1</text></navLabel><content src="one.xhtml#p1"/></pageTarget></pageList></ncx>`,
        }),
        true,
      )
    const entry = (title: string, href = 'one.xhtml') => ({ title, href, children: [] })
    expect(nav('')).toMatchObject({
      toc: [entry('One')],
      landmarks: [entry('Start')],
      pageList: [entry('1', 'one.xhtml#p1')],
    })
    const list = '<nav epub:type="toc"><ol><li><a href="one.xhtml">First</a></li></ol></nav>'
    expect(nav(list)).toMatchObject({ toc: [entry('First')], landmarks: [entry('Start')] })
  })
})

describe('image pages', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const page = (body: string) => `<html><body>${body}</body></html>`
  /** Reads a reflowable EPUB. The parameter contains the content of each spine item by file name. */
  function readReflowable(spine: Record<string, string>) {
    const mediaTypes = { xhtml: 'application/xhtml+xml', svg: 'image/svg+xml', png: 'image/png' }
    const items = [...Object.keys(spine), 'i.png'].map((name, i) => {
      const mediaType = mediaTypes[name.split('.')[1] as keyof typeof mediaTypes]
      return `<item id="i${i}" href="${name}" media-type="${mediaType}"/>`
    })
    const refs = Object.keys(spine).map((_, i) => `<itemref idref="i${i}"/>`)
    const path = saveTempZip('images.epub', {
      mimetype: 'application/epub+zip',
      'META-INF/container.xml': '<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>',
      'b.opf': `<package><metadata/><manifest>${items.join('')}</manifest><spine>${refs.join('')}</spine></package>`,
      'i.png': PNG_HEADER_16X32,
      ...spine,
    })
    const { imagePages, pagesCount, fixedLayout, positions, faults } = readEpubContents(path, true)
    return [imagePages.map(({ fileName }) => fileName), pagesCount, fixedLayout, positions.length, faults]
  }

  it('do not require a fixed layout, and can be spine items', () => {
    expect(readReflowable({ 'a.svg': svg, 'b.xhtml': page('<img src="i.png"/>') })).toEqual([
      ['a.svg', 'i.png'],
      2,
      true,
      2,
      [],
    ])
  })

  it('can have files larger than 1024 bytes', () => {
    const styles = Array.from({ length: 2_000 }, (_, i) => (i * 7919) % 10_007).join(' ')
    expect(readReflowable({ 'a.xhtml': page(`<img src="i.png" alt="${styles}"/>`) })).toEqual([
      ['i.png'],
      1,
      true,
      1,
      [],
    ])
  })

  it('do not exist if a page has text, no image, or is no XML', () => {
    for (const body of ['A text of many words<img src="i.png"/>', '', '<!-- <img src="i.png"/>'])
      expect(readReflowable({ 'a.svg': svg, 'b.xhtml': page(body) })).toMatchObject([[], 2, false, 2, []])
  })

  it('provide the poster of an EPUB without cover', async () => {
    const path = saveTempEpub('poster.epub', { fixed: true })
    const pages = readEpubContents(path, true).imagePages
    const archives = { run: () => Promise.resolve(undefined) } as never
    const book = { path, media: { mediaProfile: 'EPUB' } }
    expect(await readBookCoverImage(archives, book, pages)).toEqual(PNG_HEADER_16X32)
    expect(await readBookCoverImage(archives, book, [])).toBeUndefined()
  })
})
