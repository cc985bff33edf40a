import { posix } from 'node:path'
import {
  childElements,
  elementText,
  findAllElements,
  findFirstElement,
  parseXml,
  type XmlElement,
} from '../formats/parseXml'
import { type EpubItem, type EpubPackage, readEpubText, resolveEpubHref } from './epubPackage'

export type EpubNavigationEntry = { title: string; href: string | null; children: EpubNavigationEntry[] }
export type EpubNavigationKind = 'toc' | 'landmarks' | 'page-list'

const NCX_MANIFEST_IDS = ['toc', 'ncx', 'ncxtoc']

/** Reads a navigation list of an EPUB. The source is the navigation document (EPUB 3), or the NCX and guide (EPUB 2). */
export function readEpubNavigation(epub: EpubPackage, kind: EpubNavigationKind): EpubNavigationEntry[] {
  const items = [...epub.items.values()]
  const ifInZip = (item: EpubItem | undefined) => item && epub.zip.get(item.path) && item
  const nav = ifInZip(items.find(item => item.properties.includes('nav')))
  if (nav) return readNavDocument(readEpubText(epub.zip, nav.path), posix.dirname(nav.path), kind)
  if (kind === 'landmarks') return readGuide(epub)
  const ncx = ifInZip(
    items.find(item => item.mediaType === 'application/x-dtbncx+xml') ??
      items.find(item => NCX_MANIFEST_IDS.includes(item.id)),
  )
  return ncx ? readNcx(readEpubText(epub.zip, ncx.path), posix.dirname(ncx.path), kind) : []
}

function readNavDocument(text: string, folder: string, kind: EpubNavigationKind): EpubNavigationEntry[] {
  const nav = findAllElements(parseXml(text), 'nav').find(element => element.attributes['epub:type'] === kind)
  return childElements(nav, 'ol').flatMap(list => navListEntries(list, folder))
}

function navListEntries(list: XmlElement, folder: string): EpubNavigationEntry[] {
  return childElements(list, 'li').flatMap(item => {
    const label = item.children.find(child => child.name === 'a' || child.name === 'span')
    const children = childElements(item, 'ol').flatMap(inner => navListEntries(inner, folder))
    return label
      ? [{ title: elementText(label), href: resolveHrefWithFragment(folder, label.attributes.href), children }]
      : []
  })
}

function readNcx(text: string, folder: string, kind: EpubNavigationKind): EpubNavigationEntry[] {
  const root = parseXml(text)
  const [map, pointName] = kind === 'toc' ? ['navMap', 'navPoint'] : ['pageList', 'pageTarget']
  return ncxEntries(findFirstElement(root, map), pointName, folder)
}

function ncxEntries(parent: XmlElement | undefined, name: string, folder: string): EpubNavigationEntry[] {
  return childElements(parent, name).flatMap(pointName => {
    const label = childElements(childElements(pointName, 'navLabel')[0], 'text')[0]
    const href = resolveHrefWithFragment(folder, childElements(pointName, 'content')[0]?.attributes.src)
    return label ? [{ title: elementText(label), href, children: ncxEntries(pointName, name, folder) }] : []
  })
}

function readGuide(epub: EpubPackage): EpubNavigationEntry[] {
  return childElements(findFirstElement(epub.root, 'guide'), 'reference').map(({ attributes }) => ({
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
