import { posix } from 'node:path'
import { childrenNamed, findAll, findFirst, parseXml, plainText, type XmlElement } from '../formats/xml'
import { type EpubItem, type EpubPackage, readText, resolveHref } from './epubPackage'

export type ContentsEntry = { title: string; href: string | null; children: ContentsEntry[] }
export type ContentsKind = 'toc' | 'landmarks' | 'page-list'

const NCX_IDS = ['toc', 'ncx', 'ncxtoc']

/** Reads a navigation list of an EPUB: from the navigation document (EPUB 3), else from NCX and guide (EPUB 2). */
export function contentsOf(epub: EpubPackage, kind: ContentsKind): ContentsEntry[] {
  const items = [...epub.items.values()]
  const isThere = (item: EpubItem | undefined) => item && epub.zip.get(item.path) && item
  const nav = isThere(items.find(item => item.properties.includes('nav')))
  if (nav) return fromNav(readText(epub.zip, nav.path), posix.dirname(nav.path), kind)
  if (kind === 'landmarks') return fromGuide(epub)
  const ncx = isThere(
    items.find(item => item.mediaType === 'application/x-dtbncx+xml') ?? items.find(item => NCX_IDS.includes(item.id)),
  )
  return ncx ? fromNcx(readText(epub.zip, ncx.path), posix.dirname(ncx.path), kind) : []
}

function fromNav(text: string, folder: string, kind: ContentsKind): ContentsEntry[] {
  const nav = findAll(parseXml(text), 'nav').find(element => element.attributes['epub:type'] === kind)
  return childrenNamed(nav, 'ol').flatMap(list => listEntries(list, folder))
}

function listEntries(list: XmlElement, folder: string): ContentsEntry[] {
  return childrenNamed(list, 'li').flatMap(item => {
    const label = item.children.find(child => child.name === 'a' || child.name === 'span')
    const children = childrenNamed(item, 'ol').flatMap(inner => listEntries(inner, folder))
    return label ? [{ title: plainText(label), href: withFragment(folder, label.attributes.href), children }] : []
  })
}

function fromNcx(text: string, folder: string, kind: ContentsKind): ContentsEntry[] {
  const root = parseXml(text)
  const [map, point] = kind === 'toc' ? ['navMap', 'navPoint'] : ['pageList', 'pageTarget']
  return ncxEntries(findFirst(root, map), point, folder)
}

function ncxEntries(parent: XmlElement | undefined, name: string, folder: string): ContentsEntry[] {
  return childrenNamed(parent, name).flatMap(point => {
    const label = childrenNamed(childrenNamed(point, 'navLabel')[0], 'text')[0]
    const href = withFragment(folder, childrenNamed(point, 'content')[0]?.attributes.src)
    return label ? [{ title: plainText(label), href, children: ncxEntries(point, name, folder) }] : []
  })
}

function fromGuide(epub: EpubPackage): ContentsEntry[] {
  return childrenNamed(findFirst(epub.root, 'guide'), 'reference').map(({ attributes }) => ({
    title: attributes.title ?? '',
    href: withFragment(epub.folder, attributes.href),
    children: [],
  }))
}

function withFragment(folder: string, href: string | undefined): string | null {
  if (href === undefined) return null
  const mark = href.indexOf('#')
  return resolveHref(folder === '.' ? '' : folder, href) + (mark < 0 ? '' : href.slice(mark))
}
