import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { strToU8, zipSync } from 'fflate'

/** File inside an EPUB that a test creates, such as a chapter. */
export interface TestEpubFile {
  readonly path: string
  readonly body: string | Uint8Array
  readonly type?: string
  /**
   * Role of a file that is not a chapter. `nav` is the navigation document. `file` is a file that chapters use, such as
   * an image.
   */
  readonly use?: 'nav' | 'file'
  /** EPUB spine properties of the chapter, such as `rendition:layout-reflowable`. */
  readonly spineProperties?: string
  /** Path of the media overlay of a chapter. */
  readonly overlay?: string
}

const xhtml = 'application/xhtml+xml'

/**
 * Returns the XHTML document of a chapter.
 * @param head markup inside the head element
 */
export const createEpubChapterXhtml = (body: string, head = '', language = 'en'): string =>
  `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${language}"><head><title>t</title>${head}</head><body>${body}</body></html>`

/** Returns the unique identifier of an EPUB. The identifier contains the title. */
export const getTestEpubIdentifier = (title: string | undefined) => `urn:longbox:${title}`

/**
 * Writes an EPUB. The title of the book is the name of the file. Creates missing folders.
 * @param file path of the EPUB
 * @param parts files of the EPUB, with the chapters in reading order
 */
export function writeEpub(
  file: string,
  parts: readonly TestEpubFile[],
  about: { fixed?: true; direction?: 'rtl'; language?: string; metadata?: string } = {},
) {
  const title = file.split('/').at(-1)?.replace('.epub', '')
  const items = parts
    .map(({ path, type = xhtml, use, overlay }, at) => {
      const overlayId = overlay ? ` media-overlay="c${parts.findIndex(part => part.path === overlay)}"` : ''
      const properties = use === 'nav' ? ' properties="nav"' : ''
      const href = path.split('/').map(encodeURIComponent).join('/')
      return `<item id="c${at}" href="${href}" media-type="${type}"${properties}${overlayId}/>`
    })
    .join('')
  const order = parts
    .map(({ use, spineProperties }, at) =>
      use ? '' : `<itemref idref="c${at}"${spineProperties ? ` properties="${spineProperties}"` : ''}/>`,
    )
    .join('')
  const layout = about.fixed ? '<meta property="rendition:layout">pre-paginated</meta>' : ''
  const progression = about.direction ? ` page-progression-direction="${about.direction}"` : ''
  const entries: Record<string, string | Uint8Array> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'book.opf': `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">${getTestEpubIdentifier(title)}</dc:identifier><dc:title>${title}</dc:title><dc:language>${about.language ?? 'en'}</dc:language>${layout}${about.metadata ?? ''}</metadata><manifest>${items}</manifest><spine${progression}>${order}</spine></package>`,
    ...Object.fromEntries(parts.map(({ path, body }) => [path, body])),
  }
  mkdirSync(dirname(file), { recursive: true })
  const bytes = (body: string | Uint8Array) => (typeof body === 'string' ? strToU8(body) : body)
  writeFileSync(file, zipSync(Object.fromEntries(Object.entries(entries).map(([path, body]) => [path, bytes(body)]))))
}
