import { posix } from 'node:path'
import type { BookPageRecord, ReadiumLocator } from '../../state/libraryRecords'
import { archiveLimits } from '../archiveLimits'
import { findXmlElements, getXmlChildElements, InvalidXmlError, parseXml, type XmlElement } from '../formats/parseXml'
import { readImageSize } from '../formats/readImageSize'
import { ParsedFileCache } from '../parsedFileCache'
import { InvalidZipError, type ZipEntry, ZipFile } from '../zip/zipFile'
import { computeEpubPositions, type EpubResource } from './computeEpubPositions'
import { type EpubNavigationEntry, type EpubNavigationListKind, readEpubNavigationList } from './epubNavigation'
import { type EpubManifestItem, type EpubPackage, openEpubPackage, resolveEpubHref } from './epubPackage'
import { measureSpineItemSizes } from './measureSpineItemSizes'

/** An EPUB page with more text characters than this number is not a page image. */
const MAX_IMAGE_PAGE_CHARS = 15

const epubCache = new ParsedFileCache<EpubContents>(24, getEpubCacheWeightOptions())

export type EpubContents = {
  resources: EpubResource[]
  missing: string[]
  toc: EpubNavigationEntry[]
  landmarks: EpubNavigationEntry[]
  pageList: EpubNavigationEntry[]
  pagesCount: number
  /** Whether the EPUB declares a fixed layout or has image pages. */
  fixedLayout: boolean
  kepub: boolean
  positions: ReadiumLocator[]
  /**
   * Image files that are the pages of the EPUB. Contains files only if each spine item has almost no text, and the
   * total number of images equals the number of spine items. Empty if a spine item or an image file is missing, or if a
   * spine item occurs twice.
   */
  imagePages: BookPageRecord[]
  /** Error codes for the parts of the EPUB that the server cannot read, such as the table of contents. */
  faults: string[]
}

/** Parts of {@link EpubContents} that the server needs for manifests, positions and reading progress. */
export type EpubPublication = Pick<
  EpubContents,
  'resources' | 'toc' | 'landmarks' | 'pageList' | 'fixedLayout' | 'positions'
>

/**
 * Part of a publication that the server stores. Omits the positions, of which a book can have 200,000, because the
 * server can compute them from the other parts.
 */
export type StoredEpubPublication = Omit<EpubPublication, 'positions'>

/**
 * Returns the options that limit the total weight of a cache of EPUB contents. The weight of an EPUB is the number of
 * its resources, positions and navigation entries. The number of EPUBs is not a sufficient limit: a hostile EPUB of a
 * few KB can have hundreds of thousands of entries.
 */
export function getEpubCacheWeightOptions() {
  const countEntries = (entries: readonly EpubNavigationEntry[]): number =>
    entries.reduce((count, { children }) => count + 1 + countEntries(children), 0)
  return {
    weightOf: ({ resources, missing, positions, toc, landmarks, pageList }: EpubPublication & Partial<EpubContents>) =>
      resources.length + (missing?.length ?? 0) + positions.length + countEntries([...toc, ...landmarks, ...pageList]),
    maxWeight: archiveLimits.cachedEpubItemCount,
  }
}

/**
 * Returns the contents of an EPUB. Reads the file if the contents are not in the cache.
 * @param measure whether to read the width and height of page images
 * @throws InvalidZipError when a necessary file cannot be read, or when the EPUB exceeds a limit
 * @throws InvalidXmlError when the container file or the package document is not XML
 */
export function readEpubContents(path: string, measure: boolean): EpubContents {
  return epubCache.get(path, measure ? 'measured' : 'plain', () => parseEpub(path, measure))
}

function parseEpub(path: string, measure: boolean): EpubContents {
  const epub = openEpubPackage(ZipFile.open(path))
  const { sizes, isKepub } = measureSpineItemSizes(epub)
  const { resources, missing } = collectResources(epub, sizes)
  const faults: string[] = []
  const contents = (kind: EpubNavigationListKind, code: string) =>
    collectOrReport(() => readEpubNavigationList(epub, kind), faults, code)
  const imagePages = collectOrReport(() => imagePagesOf(epub, measure), faults, 'ERR_1038')
  const fixedLayout = epub.fixedLayout || imagePages.length > 0
  return {
    resources,
    missing,
    toc: contents('toc', 'ERR_1035'),
    landmarks: contents('landmarks', 'ERR_1036'),
    pageList: contents('page-list', 'ERR_1037'),
    pagesCount: imagePages.length || estimatePageCount(epub),
    fixedLayout,
    kepub: isKepub,
    positions: collectOrReport(() => computeEpubPositions(resources, fixedLayout), faults, 'ERR_1039'),
    imagePages,
    faults,
  }
}

function collectResources(
  epub: EpubPackage,
  sizes: ReadonlyMap<string, number>,
): { resources: EpubResource[]; missing: string[] } {
  const spine = new Set(epub.spine)
  const assets = [...epub.items.values()].filter(item => !spine.has(item))
  const missing: string[] = []
  const toResource = (inReadingOrder: boolean) => (item: EpubManifestItem) => {
    const entry = epub.zip.get(item.path)
    const size = sizes.get(item.path) ?? entry?.size
    if (size !== undefined) return [{ path: item.path, mediaType: item.mediaType, size, inReadingOrder }]
    missing.push(item.path)
    return []
  }
  return { resources: [...epub.spine.flatMap(toResource(true)), ...assets.flatMap(toResource(false))], missing }
}

/**
 * Estimates the page count of an EPUB as the real server does. The page count of a spine item is its compressed size
 * divided by 1024 bytes, rounded up.
 */
function estimatePageCount(epub: EpubPackage): number {
  const paths = new Set(epub.spine.map(item => item.path))
  return epub.zip.entries.reduce(
    (sum, { name, compressedSize }) => sum + (paths.has(name) ? Math.ceil(compressedSize / 1024) : 0),
    0,
  )
}

/**
 * Returns the image files of an EPUB that consists of images. In such an EPUB, each spine item has almost no text, and
 * the total number of images equals the number of spine items. A spine item without an image is possible if another
 * spine item contains two images. Returns an empty array for all other EPUBs.
 * @throws InvalidZipError when an image file is missing
 */
function imagePagesOf(epub: EpubPackage, measure: boolean): BookPageRecord[] {
  const pagesCount = new Set(epub.spine.map(item => item.path)).size
  if (epub.spine.length !== pagesCount) return []
  const all: string[] = []
  for (const item of epub.spine) {
    const imagePaths = imagePathsOfSpineItem(epub, item)
    if (!imagePaths) return []
    all.push(...imagePaths)
  }
  if (all.length !== pagesCount) return []
  const itemsByPath = new Map([...epub.items.values()].reverse().map(item => [item.path, item]))
  const pageRecords = all.flatMap(path => {
    const item = itemsByPath.get(path)
    const entry = epub.zip.get(path)
    if (!item?.mediaType.startsWith('image/')) return []
    if (!entry) throw new InvalidZipError(`${path} is missing`)
    const size = measure ? readImageSize(epub.zip.readStart(entry, archiveLimits.imageHeaderBytes)) : undefined
    return [
      {
        fileName: path,
        mediaType: item.mediaType,
        width: size?.width ?? null,
        height: size?.height ?? null,
        sizeBytes: entry.size,
      },
    ]
  })
  return pageRecords.length === pagesCount ? pageRecords : []
}

/**
 * Returns the distinct paths of the images in a spine item. If the spine item is itself an image, returns its path.
 * Returns undefined if the spine item is missing, is too large, is not XML, or has no body. Also returns undefined if
 * the spine item contains more than {@link MAX_IMAGE_PAGE_CHARS} characters of text.
 */
function imagePathsOfSpineItem(epub: EpubPackage, { path, mediaType }: EpubManifestItem): string[] | undefined {
  const entry = epub.zip.get(path)
  if (!entry) return undefined
  if (mediaType.toLowerCase().startsWith('image')) return [path]
  const page = parsePage(epub, entry)
  const body = page && findXmlElements(page, 'body')[0]
  if (!body || body.text.replace(/\s+/g, ' ').trim().length > MAX_IMAGE_PAGE_CHARS) return undefined
  const images = findXmlElements(body, 'img').map(image => image.attributes.src)
  const svgImages = findXmlElements(body, 'svg').flatMap(svg =>
    getXmlChildElements(svg, 'image').map(image => image.attributes['xlink:href']),
  )
  const folder = posix.dirname(path)
  const sources = [...images, ...svgImages].flatMap(source => source ?? [])
  return [...new Set(sources.map(source => resolveEpubHref(folder === '.' ? '' : folder, source)))]
}

/**
 * Parses a page. Returns undefined for a page that is too large or not XML. The analysis accepts such a page. Only the
 * reader reports an error for such a page.
 */
function parsePage({ zip }: EpubPackage, entry: ZipEntry): XmlElement | undefined {
  if (entry.size > archiveLimits.epubDocumentBytes) return undefined
  try {
    return parseXml(zip.read(entry, archiveLimits.epubDocumentBytes).toString('utf8'))
  } catch (error) {
    if (error instanceof InvalidXmlError) return undefined
    throw error
  }
}

function collectOrReport<Item>(read: () => Item[], faults: string[], code: string): Item[] {
  try {
    return read()
  } catch {
    faults.push(code)
    return []
  }
}
