import type { components } from '../../src/generated/openapi'
import type { EpubNavigationEntry } from '../archives/epub/epubNavigation'
import type { EpubPublication } from '../archives/epub/readEpubContents'
import { getBookPageRecords } from '../state/bookContents/bookPageStore'
import { getOwnProperty } from '../state/getOwnProperty'
import type { BookRecord, SeriesRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { formatServerZonedTime } from './formatResponseValues'

type Manifest = components['schemas']['Manifest']
type ManifestLink = components['schemas']['ManifestLink']
type ManifestMetadata = components['schemas']['ManifestMetadata']
export type ReadiumManifestProfile = 'divina' | 'epub' | 'pdf'

const DIVINA_MEDIA_TYPE = 'application/divina+json'
const WEBPUB_MEDIA_TYPE = 'application/webpub+json'
const TYPES_WITHOUT_ALTERNATE = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml']
const ACQUISITION_MEDIA_TYPES: Record<string, string> = {
  'application/zip': 'application/vnd.comicbook+zip',
  'application/x-rar-compressed': 'application/vnd.comicbook-rar',
  'application/x-rar-compressed; version=4': 'application/vnd.comicbook-rar',
  'application/x-rar-compressed; version=5': 'application/vnd.comicbook-rar',
}
const READING_PROGRESSIONS = { LEFT_TO_RIGHT: 'ltr', RIGHT_TO_LEFT: 'rtl', VERTICAL: 'ttb', WEBTOON: 'ttb' } as const
const CONTRIBUTOR_FIELDS: Record<string, keyof ManifestMetadata> = {
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

export const getReadiumManifestMediaType = (kind: ReadiumManifestProfile) =>
  kind === 'divina' ? DIVINA_MEDIA_TYPE : WEBPUB_MEDIA_TYPE

/**
 * Builds the Readium manifest of a book. The `self` link always points to the default manifest of the book, even in a
 * manifest of another profile.
 * @param kind profile of the manifest, such as `divina`
 * @param base address of the server, without a slash at the end
 * @param epub publication of the EPUB, for a manifest with the profile `epub`
 */
export function buildReadiumManifestJson(
  world: MockServerState,
  book: BookRecord,
  kind: ReadiumManifestProfile,
  base: string,
  epub?: EpubPublication,
): Manifest {
  const series = world.series.get(book.seriesId)
  const bookUrl = (rest: string) => `${base}/api/v1/books/${book.id}${rest}`
  const { mediaType, mediaProfile, epubDivinaCompatible } = book.media
  const links: ManifestLink[] = [
    {
      rel: 'self',
      href: bookUrl('/manifest'),
      type: mediaProfile === 'DIVINA' ? DIVINA_MEDIA_TYPE : WEBPUB_MEDIA_TYPE,
    },
    ...(mediaProfile === 'PDF' || epubDivinaCompatible
      ? [{ href: bookUrl('/manifest/divina'), type: DIVINA_MEDIA_TYPE }]
      : []),
    {
      rel: 'http://opds-spec.org/acquisition',
      href: bookUrl('/file'),
      type: getOwnProperty(ACQUISITION_MEDIA_TYPES, mediaType) ?? mediaType,
    },
  ]
  const common = { links, images: [], poster: { href: bookUrl('/thumbnail'), type: 'image/jpeg' } }
  const metadata = manifestMetadata(book, series, kind)
  if (kind === 'divina')
    return assembleManifest(metadata, common, { readingOrder: divinaPageLinks(world, book, bookUrl) })
  if (kind === 'pdf') {
    const readingOrder = getBookPageRecords(world, book).map((_, i) => ({
      href: bookUrl(`/pages/${i + 1}/raw`),
      type: 'application/pdf',
    }))
    return assembleManifest(metadata, common, { readingOrder })
  }
  return assembleManifest(
    { ...metadata, rendition: { layout: epub?.fixedLayout ? 'fixed' : 'reflowable' } },
    common,
    epub ? epubManifestCollections(epub, bookUrl) : {},
  )
}

type ManifestCollections = Partial<Pick<Manifest, 'readingOrder' | 'resources' | 'toc' | 'landmarks' | 'pageList'>>

function assembleManifest(
  metadata: ManifestMetadata,
  common: { links: ManifestLink[]; images: ManifestLink[]; poster: ManifestLink },
  parts: ManifestCollections,
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

function epubManifestCollections(epub: EpubPublication, bookUrl: (rest: string) => string): ManifestCollections {
  const href = (path: string) => bookUrl(`/resource/${encodeResourcePath(path)}`)
  const resourceUrl = (reference: string) => {
    const hashIndex = reference.lastIndexOf('#')
    return hashIndex < 0 ? href(reference) : href(reference.slice(0, hashIndex)) + reference.slice(hashIndex)
  }
  const files = (inReadingOrder: boolean) =>
    epub.resources
      .filter(resource => resource.inReadingOrder === inReadingOrder)
      .map(({ path, mediaType }) => ({ href: href(path), ...(mediaType ? { type: mediaType } : {}) }))
  const contents = (entries: EpubNavigationEntry[]): ManifestLink[] =>
    entries.map(entry => {
      const children = contents(entry.children)
      return {
        ...(entry.title ? { title: entry.title } : {}),
        ...(entry.href === null ? {} : { href: resourceUrl(entry.href) }),
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

function divinaPageLinks(world: MockServerState, book: BookRecord, bookUrl: (rest: string) => string): ManifestLink[] {
  return getBookPageRecords(world, book).map((page, i) => {
    const href = bookUrl(`/pages/${i + 1}?contentNegotiation=false`)
    const size = page.width !== null && page.height !== null ? { width: page.width, height: page.height } : {}
    const alternate = TYPES_WITHOUT_ALTERNATE.includes(page.mediaType)
      ? {}
      : { alternate: [{ href: `${href}&convert=jpeg`, type: 'image/jpeg', ...size }] }
    return { href, type: page.mediaType, ...size, ...alternate }
  })
}

function manifestMetadata(
  book: BookRecord,
  series: SeriesRecord | undefined,
  kind: ReadiumManifestProfile,
): ManifestMetadata {
  const { metadata } = book
  const contributors = new Map<string, string[]>()
  for (const { name, role } of metadata.authors) {
    const key = getOwnProperty(CONTRIBUTOR_FIELDS, role) ?? 'contributor'
    const names = contributors.get(key)
    if (names) names.push(name)
    else contributors.set(key, [name])
  }
  const direction = series?.metadata.readingDirection
  return {
    title: metadata.title,
    ...(metadata.isbn ? { identifier: `urn:isbn:${metadata.isbn}` } : {}),
    conformsTo: `https://readium.org/webpub-manifest/profiles/${kind}`,
    modified: formatServerZonedTime(book.lastModified),
    ...(metadata.releaseDate === null ? {} : { published: metadata.releaseDate }),
    ...(series?.metadata.language ? { language: series.metadata.language } : {}),
    ...Object.fromEntries(contributors),
    ...(metadata.tags.length ? { subject: metadata.tags } : {}),
    ...(direction ? { readingProgression: READING_PROGRESSIONS[direction] } : {}),
    ...(metadata.summary ? { description: metadata.summary } : {}),
    numberOfPages: book.media.pagesCount,
    ...(series ? { belongsTo: { series: [{ name: series.metadata.title, position: metadata.numberSort }] } } : {}),
  }
}

function encodeResourcePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}
