import { posix } from 'node:path'
import { archiveLimits } from '../archiveLimits'
import {
  findFirstXmlElement,
  findXmlElements,
  getXmlChildElements,
  getXmlElementText,
  parseXml,
  type XmlElement,
} from '../formats/parseXml'
import { InvalidZipError, type ZipFile } from '../zip/zipFile'

export type EpubManifestItem = { id: string; path: string; mediaType: string; properties: string[] }
/** Package document of an EPUB. Item paths are relative to the root of the zip. */
export type EpubPackage = {
  zip: ZipFile
  root: XmlElement
  folder: string
  items: Map<string, EpubManifestItem>
  spine: EpubManifestItem[]
  direction: string
  fixedLayout: boolean
}

/**
 * Reads `container.xml` and the package document of an EPUB.
 * @throws InvalidZipError when a file is missing or too large, or the spine has too many items
 * @throws InvalidXmlError when a file is not XML
 */
export function openEpubPackage(zip: ZipFile): EpubPackage {
  const container = parseXml(readEpubTextFile(zip, 'META-INF/container.xml'))
  const path = findFirstXmlElement(container, 'rootfile')?.attributes['full-path']
  if (!path) throw new InvalidZipError('The container names no package document')
  const root = parseXml(readEpubTextFile(zip, path))
  const folder = posix.dirname(path) === '.' ? '' : posix.dirname(path)
  const items = new Map<string, EpubManifestItem>()
  for (const { attributes } of getXmlChildElements(findFirstXmlElement(root, 'manifest'), 'item')) {
    const id = attributes.id ?? ''
    items.set(id, {
      id,
      path: resolveEpubHref(folder, attributes.href ?? ''),
      mediaType: attributes['media-type'] ?? '',
      properties: (attributes.properties ?? '').split(/\s+/).filter(Boolean),
    })
  }
  const spine = findFirstXmlElement(root, 'spine')
  const spineItems = getXmlChildElements(spine, 'itemref').flatMap(
    ({ attributes }) => items.get(attributes.idref ?? '') ?? [],
  )
  if (spineItems.length > archiveLimits.epubSpineItemCount) throw new InvalidZipError('The spine has too many items')
  return {
    zip,
    root,
    folder,
    items,
    spine: spineItems,
    direction: spine?.attributes['page-progression-direction'] ?? '',
    fixedLayout: isFixedLayout(root),
  }
}

/**
 * Reads a text file in the zip of an EPUB.
 * @throws InvalidZipError when the file is missing, damaged or too large
 */
export function readEpubTextFile(zip: ZipFile, path: string): string {
  const entry = zip.get(path)
  if (!entry) throw new InvalidZipError(`${path} is missing`)
  return zip.read(entry, archiveLimits.epubDocumentBytes).toString('utf8')
}

/**
 * Resolves a link in a file of an EPUB to a path in the zip. Removes the fragment and decodes percent-encoding.
 * @param folder folder of the file that contains the link
 */
export function resolveEpubHref(folder: string, href: string): string {
  return posix.normalize(posix.join(folder, decodePercentEncoding(href.split('#')[0] ?? ''))).replace(/^(\.\.?\/)+/, '')
}

/** Decodes percent-encoding in a link. Returns a link with invalid encoding unchanged. */
export function decodePercentEncoding(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

/**
 * Returns the cover image of an EPUB. Finds the image by its `cover-image` property (EPUB 3), by a `meta` element (EPUB
 * 2), or by its id.
 */
export function findEpubCoverItem(epub: EpubPackage): EpubManifestItem | undefined {
  const byProperty = [...epub.items.values()].find(item => item.properties.includes('cover-image'))
  if (byProperty) return byProperty
  const id = findEpubMetaElements(epub.root).find(meta => meta.attributes.name === 'cover')?.attributes.content
  return (id === undefined ? undefined : epub.items.get(id)) ?? epub.items.get('cover-image')
}

/** Returns the `meta` elements in the metadata of a package document. */
export function findEpubMetaElements(root: XmlElement): XmlElement[] {
  const metadata = findFirstXmlElement(root, 'metadata')
  return metadata ? findXmlElements(metadata, 'meta') : []
}

function isFixedLayout(root: XmlElement): boolean {
  const metas = findEpubMetaElements(root)
  const layout = metas.find(meta => meta.attributes.property === 'rendition:layout')
  return (
    getXmlElementText(layout) === 'pre-paginated' ||
    metas.find(meta => meta.attributes.name === 'fixed-layout')?.attributes.content === 'true'
  )
}
