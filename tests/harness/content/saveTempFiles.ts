import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'archives-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Header of a PNG image with 16 × 32 pixels. */
export const PNG_HEADER_16X32 = Buffer.from('89504e470d0a1a0a0000000d4948445200000010000000200802000000', 'hex')

/** Headers of a BMP image with 16 × 32 pixels and 24 bits per pixel. The data of the pixels are missing. */
export const BMP_HEADER_16X32 = Buffer.from(
  '424d3606000000000000360000002800000010000000e0ffffff01001800000000000000000000000000000000000000000000000000',
  'hex',
)

/** Writes a file into a temporary folder, which is deleted after the tests. Returns the path of the file. */
export function saveTempFile(name: string, bytes: Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

/** Saves a zip archive of the given files. Returns the path of the archive. */
export function saveTempZip(name: string, files: Record<string, string | Uint8Array>): string {
  const entries = Object.entries(files).map(([key, value]) => [key, typeof value === 'string' ? strToU8(value) : value])
  return saveTempFile(name, zipSync(Object.fromEntries(entries)))
}

/** Creates an XHTML chapter with the given number of bytes. */
export const createChapterOfByteLength = (bytes: number): string =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><body>${'x'.repeat(bytes - 63)}</body></html>`

/**
 * Saves an EPUB with two chapters, or with a single fixed-layout image.
 * @param options.drop path of a file to omit
 * @returns path of the EPUB
 */
export function saveTempEpub(name: string, options: { fixed?: boolean; drop?: string } = {}): string {
  const files: Record<string, string | Uint8Array> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    'OEBPS/book.opf': `<package xmlns:dc="http://purl.org/dc/elements/1.1/"><metadata><dc:title>Tides &amp; Stars</dc:title><dc:language>pt-br</dc:language>
      <dc:identifier>ISBN:0-306-40615-2</dc:identifier><dc:creator id="a">Ann</dc:creator><meta refines="#a" property="role" scheme="marc:relators">trl</meta>
      <meta property="belongs-to-collection" id="s">Sea</meta><meta refines="#s" property="group-position">3</meta>
      ${options.fixed ? '<meta property="rendition:layout">pre-paginated</meta>' : ''}</metadata>
      <manifest><item id="n" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/><item id="i" href="i.png" media-type="image/png"/>
      <item id="a" href="one%20a.xhtml" media-type="application/xhtml+xml"/><item id="b" href="two.xhtml" media-type="application/xhtml+xml"/></manifest>
      <spine page-progression-direction="rtl"><itemref idref="a"/>${options.fixed ? '' : '<itemref idref="b"/>'}</spine></package>`,
    'OEBPS/nav.xhtml': `<html xmlns:epub="x"><body><nav epub:type="toc"><ol><li><a href="one%20a.xhtml#t">One</a><ol><li><span>In <b>it</b></span></li></ol></li></ol></nav></body></html>`,
    'OEBPS/one a.xhtml': options.fixed
      ? '<html><body><img src="i.png"/></body></html>'
      : createChapterOfByteLength(2049),
    'OEBPS/two.xhtml': createChapterOfByteLength(100),
    'OEBPS/i.png': PNG_HEADER_16X32,
  }
  if (options.drop) delete files[options.drop]
  return saveTempZip(name, files)
}
