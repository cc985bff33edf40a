import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { strToU8, zipSync } from 'fflate'

const words =
  'the harbour lay grey under a low sky and nobody on the quay spoke of the boat that had not come home since autumn'.split(
    ' ',
  )

/**
 * Writes an EPUB with plain text for tests and benchmarks. Creates missing folders.
 * @param file path of the EPUB
 * @param chapters number of chapters
 * @param bytes approximate size of each chapter in bytes
 */
export function writeProseEpub(file: string, chapters: number, bytes: number): void {
  const numbers = Array.from({ length: chapters }, (_, index) => index + 1)
  const entries: Record<string, Uint8Array> = {
    mimetype: strToU8('application/epub+zip'),
    'META-INF/container.xml': strToU8(
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ),
    'book.opf': strToU8(packageOf(numbers)),
    'nav.xhtml': strToU8(
      page(
        'Contents',
        `<nav epub:type="toc"><ol>${numbers.map(n => `<li><a href="c${n}.xhtml">Chapter ${n}</a></li>`).join('')}</ol></nav>`,
      ),
    ),
  }
  for (const number of numbers)
    entries[`c${number}.xhtml`] = strToU8(
      page(`Chapter ${number}`, `<h1>Chapter ${number}</h1>${prose(bytes, number)}`),
    )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, zipSync(entries))
}

function packageOf(numbers: readonly number[]): string {
  const items = numbers.map(n => `<item id="c${n}" href="c${n}.xhtml" media-type="application/xhtml+xml"/>`).join('')
  return `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:longbox:long-book</dc:identifier><dc:title>Long Book</dc:title><dc:language>en</dc:language></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${items}</manifest><spine>${numbers.map(n => `<itemref idref="c${n}"/>`).join('')}</spine></package>`
}

const page = (title: string, body: string) =>
  `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en"><head><title>${title}</title></head><body>${body}</body></html>`

/** Creates paragraphs of about 600 characters. All paragraphs are different. */
function prose(bytes: number, seed: number): string {
  const paragraphs: string[] = []
  let next = seed
  for (let written = 0; written < bytes; ) {
    let text = ''
    while (text.length < 600) {
      next = (next * 48271) % 2147483647
      text += `${words[next % words.length]} `
    }
    paragraphs.push(`<p>${text.trim()}.</p>`)
    written += text.length + 8
  }
  return paragraphs.join('\n')
}
