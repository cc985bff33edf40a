import type { components } from '../../src/generated/openapi'
import type { EpubBook } from '../archives/epub/epub'
import type { ContentsEntry } from '../archives/epub/epubContents'
import { ownValue } from '../world/ownValue'
import { pagesOf } from '../world/pageStore'
import type { BookRecord, SeriesRecord } from '../world/records'
import type { World } from '../world/world'

type Manifest = components['schemas']['Manifest']
type Link = components['schemas']['ManifestLink']
type Metadata = components['schemas']['ManifestMetadata']
export type ManifestKind = 'divina' | 'epub' | 'pdf'

const DIVINA_MEDIA_TYPE = 'application/divina+json'
const WEBPUB_MEDIA_TYPE = 'application/webpub+json'
const NEEDS_NO_ALTERNATE = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml']
const FILE_TYPES: Record<string, string> = {
  'application/zip': 'application/vnd.comicbook+zip',
  'application/x-rar-compressed': 'application/vnd.comicbook-rar',
  'application/x-rar-compressed; version=4': 'application/vnd.comicbook-rar',
  'application/x-rar-compressed; version=5': 'application/vnd.comicbook-rar',
}
const READING_PROGRESSIONS = { LEFT_TO_RIGHT: 'ltr', RIGHT_TO_LEFT: 'rtl', VERTICAL: 'ttb', WEBTOON: 'ttb' } as const
const CONTRIBUTOR_FIELDS: Record<string, keyof Metadata> = {
  translator: 'translator',
  editor: 'editor',
  artist: 'artist',
  illustrator: 'illustrator',
  letterer: 'letterer',
  penciller: 'penciler',
  penciler: 'penciler',
  colorist: 'colorist',
  inker: 'inker',
  author: 'author',
}

/** Media type of a manifest. */
export const manifestType = (kind: ManifestKind) => (kind === 'divina' ? DIVINA_MEDIA_TYPE : WEBPUB_MEDIA_TYPE)

/**
 * Builds the Readium manifest of a book. The `self` link always points to the default manifest of the book.
 * @param kind profile of the manifest
 * @param base address of the server, without a slash at the end
 * @param epub contents of the book if it is an analysed EPUB
 */
export function manifestResponse(
  world: World,
  book: BookRecord,
  kind: ManifestKind,
  base: string,
  epub?: EpubBook,
): Manifest {
  const series = world.series.get(book.seriesId)
  const at = (rest: string) => `${base}/api/v1/books/${book.id}${rest}`
  const { mediaType, mediaProfile, epubDivinaCompatible } = book.media
  const links: Link[] = [
    { rel: 'self', href: at('/manifest'), type: mediaProfile === 'DIVINA' ? DIVINA_MEDIA_TYPE : WEBPUB_MEDIA_TYPE },
    ...(mediaProfile === 'PDF' || epubDivinaCompatible
      ? [{ href: at('/manifest/divina'), type: DIVINA_MEDIA_TYPE }]
      : []),
    { rel: 'http://opds-spec.org/acquisition', href: at('/file'), type: ownValue(FILE_TYPES, mediaType) ?? mediaType },
  ]
  const common = { links, images: [], poster: { href: at('/thumbnail'), type: 'image/jpeg' } }
  const metadata = metadataOf(book, series, kind)
  if (kind === 'divina') return assembled(metadata, common, { readingOrder: pageLinks(world, book, at) })
  if (kind === 'pdf') {
    const readingOrder = pagesOf(world, book).map((_, i) => ({
      href: at(`/pages/${i + 1}/raw`),
      type: 'application/pdf',
    }))
    return assembled(metadata, common, { readingOrder })
  }
  return assembled(
    { ...metadata, rendition: { layout: epub?.fixedLayout ? 'fixed' : 'reflowable' } },
    common,
    epub ? epubLinks(epub, at) : {},
  )
}

type Parts = Partial<Pick<Manifest, 'readingOrder' | 'resources' | 'toc' | 'landmarks' | 'pageList'>>

function assembled(
  metadata: Metadata,
  common: { links: Link[]; images: Link[]; poster: Link },
  parts: Parts,
): Manifest {
  return {
    context: 'https://readium.org/webpub-manifest/context.jsonld',
    metadata,
    links: common.links,
    images: common.images,
    readingOrder: parts.readingOrder ?? [],
    resources: [common.poster, ...(parts.resources ?? [])],
    toc: parts.toc ?? [],
    landmarks: parts.landmarks ?? [],
    pageList: parts.pageList ?? [],
  }
}

function epubLinks(epub: EpubBook, at: (rest: string) => string): Parts {
  const href = (path: string) => at(`/resource/${encodeResourcePath(path)}`)
  const placeIn = (reference: string) => {
    const mark = reference.lastIndexOf('#')
    return mark < 0 ? href(reference) : href(reference.slice(0, mark)) + reference.slice(mark)
  }
  const files = (inReadingOrder: boolean) =>
    epub.resources
      .filter(resource => resource.inReadingOrder === inReadingOrder)
      .map(({ path, mediaType }) => ({ href: href(path), type: mediaType }))
  const contents = (entries: ContentsEntry[]): Link[] =>
    entries.map(entry => {
      const children = contents(entry.children)
      return {
        ...(entry.title ? { title: entry.title } : {}),
        ...(entry.href === null ? {} : { href: placeIn(entry.href) }),
        ...(children.length ? { children } : {}),
      }
    })
  return {
    readingOrder: files(true),
    resources: files(false),
    toc: contents(epub.toc),
    landmarks: contents(epub.landmarks),
    pageList: contents(epub.pageList),
  }
}

function pageLinks(world: World, book: BookRecord, at: (rest: string) => string): Link[] {
  return pagesOf(world, book).map((page, i) => {
    const href = at(`/pages/${i + 1}?contentNegotiation=false`)
    const size = page.width !== null && page.height !== null ? { width: page.width, height: page.height } : {}
    const alternate = NEEDS_NO_ALTERNATE.includes(page.mediaType)
      ? {}
      : { alternate: [{ href: `${href}&convert=jpeg`, type: 'image/jpeg', ...size }] }
    return { href, type: page.mediaType, ...size, ...alternate }
  })
}

function metadataOf(book: BookRecord, series: SeriesRecord | undefined, kind: ManifestKind): Metadata {
  const { metadata } = book
  const people = new Map<string, string[]>()
  for (const { name, role } of metadata.authors) {
    const key = ownValue(CONTRIBUTOR_FIELDS, role) ?? 'contributor'
    const names = people.get(key)
    if (names) names.push(name)
    else people.set(key, [name])
  }
  const direction = series?.metadata.readingDirection
  return {
    title: metadata.title,
    ...(metadata.isbn ? { identifier: `urn:isbn:${metadata.isbn}` } : {}),
    conformsTo: `https://readium.org/webpub-manifest/profiles/${kind}`,
    modified: new Date(book.lastModified).toISOString(),
    ...(metadata.releaseDate === null ? {} : { published: metadata.releaseDate }),
    ...(series?.metadata.language ? { language: series.metadata.language } : {}),
    ...Object.fromEntries(people),
    ...(metadata.tags.length ? { subject: metadata.tags } : {}),
    ...(direction ? { readingProgression: READING_PROGRESSIONS[direction] } : {}),
    ...(metadata.summary ? { description: metadata.summary } : {}),
    numberOfPages: book.media.pagesCount,
    ...(series ? { belongsTo: { series: [{ name: series.metadata.title, position: metadata.numberSort }] } } : {}),
  }
}

/** Encodes a path of a zip entry as part of a URL. */
function encodeResourcePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}
