import { posix } from 'node:path'
import { type EpubPackage, readText, resolveHref } from './epubPackage'
import { childrenNamed, findAll, findFirst, parseXml, plainText, type XmlElement } from './xml'

export type ContentsEntry = { title: string; href: string | null; children: ContentsEntry[] }
export type ContentsKind = 'toc' | 'landmarks' | 'page-list'

/** One of the three lists of an EPUB, from its navigation document (3) or else NCX and guide (2). */
export function contentsOf(epub: EpubPackage, kind: ContentsKind): ContentsEntry[] {
  const nav = [...epub.items.values()].find(item => item.properties.includes('nav'))
  if (nav) return fromNav(readText(epub.zip, nav.path), posix.dirname(nav.path), kind)
  if (kind === 'landmarks') return fromGuide(epub)
  const ncxId = findFirst(epub.root, 'spine')?.attributes.toc
  const ncx =
    (ncxId === undefined ? undefined : epub.items.get(ncxId)) ??
    [...epub.items.values()].find(item => item.mediaType === 'application/x-dtbncx+xml')
  return ncx ? fromNcx(readText(epub.zip, ncx.path), posix.dirname(ncx.path), kind) : []
}

function fromNav(text: string, folder: string, kind: ContentsKind): ContentsEntry[] {
  const nav = findAll(parseXml(text), 'nav').find(element => element.attributes['epub:type'] === kind)
  return childrenNamed(nav, 'ol').flatMap(list => listEntries(list, folder))
}

function listEntries(list: XmlElement, folder: string): ContentsEntry[] {
  return childrenNamed(list, 'li').map(item => {
    const label = item.children.find(child => child.name === 'a' || child.name === 'span')
    return {
      title: plainText(label),
      href: withFragment(folder, label?.attributes.href),
      children: childrenNamed(item, 'ol').flatMap(inner => listEntries(inner, folder)),
    }
  })
}

function fromNcx(text: string, folder: string, kind: ContentsKind): ContentsEntry[] {
  const root = parseXml(text)
  const [map, point] = kind === 'toc' ? ['navMap', 'navPoint'] : ['pageList', 'pageTarget']
  return ncxEntries(findFirst(root, map), point, folder)
}

function ncxEntries(parent: XmlElement | undefined, name: string, folder: string): ContentsEntry[] {
  return childrenNamed(parent, name).map(point => ({
    title: plainText(childrenNamed(point, 'navLabel')[0]),
    href: withFragment(folder, childrenNamed(point, 'content')[0]?.attributes.src),
    children: ncxEntries(point, name, folder),
  }))
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
