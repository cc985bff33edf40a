import { posix } from 'node:path'
import {
  findFirstXmlElement,
  findXmlElements,
  getXmlChildElements,
  getXmlElementText,
  parseXml,
  type XmlElement,
} from '../formats/parseXml'
import { type EpubManifestItem, type EpubPackage, readEpubTextFile, resolveEpubHref } from './epubPackage'

export type EpubNavigationEntry = { title: string; href: string | null; children: EpubNavigationEntry[] }
export type EpubNavigationListKind = 'toc' | 'landmarks' | 'page-list'

const NCX_MANIFEST_IDS = ['toc', 'ncx', 'ncxtoc']

/**
 * Reads a navigation list of an EPUB, such as the table of contents. An EPUB 3 contains these lists in its navigation
 * document. An EPUB 2 contains them in its NCX file and in the `guide` element. If the list in the navigation document
 * is empty or missing, reads the list of EPUB 2.
 * @throws InvalidZipError when a file is damaged or too large
 * @throws InvalidXmlError when a file is not XML
 */
export function readEpubNavigationList(epub: EpubPackage, kind: EpubNavigationListKind): EpubNavigationEntry[] {
  const items = [...epub.items.values()]
  const ifInZip = (item: EpubManifestItem | undefined) => item && epub.zip.get(item.path) && item
  const nav = ifInZip(items.find(item => item.properties.includes('nav')))
  const navEntries = nav ? readNavDocument(readEpubTextFile(epub.zip, nav.path), posix.dirname(nav.path), kind) : []
  if (navEntries.length) return navEntries
  if (kind === 'landmarks') return readGuide(epub)
  const ncx = ifInZip(
    items.find(item => item.mediaType === 'application/x-dtbncx+xml') ??
      items.find(item => NCX_MANIFEST_IDS.includes(item.id)),
  )
  return ncx ? readNcx(readEpubTextFile(epub.zip, ncx.path), posix.dirname(ncx.path), kind) : []
}

function readNavDocument(text: string, folder: string, kind: EpubNavigationListKind): EpubNavigationEntry[] {
  const nav = findXmlElements(parseXml(text), 'nav').find(element => element.attributes['epub:type'] === kind)
  return getXmlChildElements(nav, 'ol').flatMap(list => navListEntries(list, folder))
}

function navListEntries(list: XmlElement, folder: string): EpubNavigationEntry[] {
  return getXmlChildElements(list, 'li').flatMap(item => {
    const label = item.children.find(child => child.name === 'a' || child.name === 'span')
    const children = getXmlChildElements(item, 'ol').flatMap(inner => navListEntries(inner, folder))
    return label
      ? [{ title: getXmlElementText(label), href: resolveHrefWithFragment(folder, label.attributes.href), children }]
      : []
  })
}

function readNcx(text: string, folder: string, kind: EpubNavigationListKind): EpubNavigationEntry[] {
  const root = parseXml(text)
  const [map, pointName] = kind === 'toc' ? ['navMap', 'navPoint'] : ['pageList', 'pageTarget']
  return ncxEntries(findFirstXmlElement(root, map), pointName, folder)
}

function ncxEntries(parent: XmlElement | undefined, name: string, folder: string): EpubNavigationEntry[] {
  return getXmlChildElements(parent, name).flatMap(pointName => {
    const label = getXmlChildElements(getXmlChildElements(pointName, 'navLabel')[0], 'text')[0]
    const href = resolveHrefWithFragment(folder, getXmlChildElements(pointName, 'content')[0]?.attributes.src)
    return label ? [{ title: getXmlElementText(label), href, children: ncxEntries(pointName, name, folder) }] : []
  })
}

function readGuide(epub: EpubPackage): EpubNavigationEntry[] {
  return getXmlChildElements(findFirstXmlElement(epub.root, 'guide'), 'reference').map(({ attributes }) => ({
    title: attributes.title ?? '',
    href: resolveHrefWithFragment(epub.folder, attributes.href),
    children: [],
  }))
}

function resolveHrefWithFragment(folder: string, href: string | undefined): string | null {
  if (href === undefined) return null
  const hashIndex = href.indexOf('#')
  return resolveEpubHref(folder === '.' ? '' : folder, href) + (hashIndex < 0 ? '' : href.slice(hashIndex))
}
