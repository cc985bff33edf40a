import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { createXhtmlDocument, type HostileChapter } from './hostileChapters'

/**
 * Writes an EPUB for each hostile chapter. The hostile chapter is the first chapter of the EPUB. The second chapter is
 * harmless.
 * @param chapters hostile chapters. The keys are the titles of the books.
 * @returns titles of the books
 */
export function writeHostileChapters(folder: string, chapters: Readonly<Record<string, HostileChapter>>): string[] {
  mkdirSync(join(folder, 'Hostile chapters'), { recursive: true })
  for (const [title, chapter] of Object.entries(chapters))
    writeFileSync(join(folder, 'Hostile chapters', `${title}.epub`), bookOf(title, chapter))
  return Object.keys(chapters)
}

function bookOf(
  title: string,
  { text, path = 'one.xhtml', type = 'application/xhtml+xml', files = {} }: HostileChapter,
) {
  const entries: Record<string, string> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'book.opf': `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:longbox:${title.replaceAll(' ', '-')}</dc:identifier><dc:title>${title}</dc:title><dc:language>en</dc:language></metadata><manifest><item id="c1" href="${path}" media-type="${type}"/><item id="c2" href="two.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="c1"/><itemref idref="c2"/></spine></package>`,
    [path]: text,
    'two.xhtml': createXhtmlDocument('<p>The peaceful end.</p>'),
    ...files,
  }
  return zipSync(Object.fromEntries(Object.entries(entries).map(([name, data]) => [name, strToU8(data)])), { level: 1 })
}
