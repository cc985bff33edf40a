import { encodeLocatorHref } from '../../../api/urls/encodeLocatorHref'
import type { Locator, Positions } from '../../../generated/model.schemas'
import type { BookPosition } from '../../../machines/readerMachineTypes'
import type { SpineItem } from '../epubPublication'

/** Location in a book: chapter, progression in the chapter, and exact point if known. */
export interface EpubLocation {
  /** Index of the chapter in the reading order. */
  readonly chapter: number
  /** Fraction of the chapter before the location, 0 to 1. */
  readonly progression: number
  /** Exact point, as an EPUB canonical fragment identifier. */
  readonly cfi?: string
  readonly fragment?: string
}

export interface EpubReaderPosition extends BookPosition, EpubLocation {}

/** Converts a location in an EPUB to the position type of the state machine of the reader. */
export const toEpubReaderPosition = (location: EpubLocation): EpubReaderPosition => ({
  ...location,
  at: location.cfi ?? `${location.chapter}@${location.progression.toFixed(4)}#${location.fragment ?? ''}`,
})

/**
 * Converts a position of the reader state machine to a location in an EPUB. Converts a position without a chapter, such
 * as a position in a comic, to the start of the book.
 */
export function toEpubLocation(position: BookPosition): EpubLocation {
  return 'chapter' in position ? (position as EpubReaderPosition) : { chapter: 0, progression: 0 }
}

/**
 * Converts a stored locator to a location. If the href of the locator matches no chapter, uses the `totalProgression`
 * of the locator. If `totalProgression` is also missing, uses the position number.
 * @param positions  positions of the book. Used only if the href matches no chapter
 * @returns undefined if neither the href nor a position in `positions` leads to a chapter
 */
export function resolveReadiumLocator(
  { href, locations = {} }: Locator,
  chapters: readonly SpineItem[],
  positions: Positions | undefined,
): EpubLocation | undefined {
  const { fragments = [], progression, totalProgression, position } = locations
  const cfi = fragments.find(fragment => fragment.startsWith('epubcfi('))
  const sameFile = candidatePaths(href).flatMap(path => chapters.filter(chapter => chapter.path === path))
  // The reading order may contain the same file several times. The spine step of the CFI then selects the chapter.
  const spineStep = Number(/^epubcfi\(\/6\/(\d+)/.exec(cfi ?? '')?.[1])
  const chapter = sameFile.find(({ index }) => 2 * (index + 1) === spineStep) ?? sameFile[0]
  if (chapter) {
    const fragment = fragments.find(name => !name.includes('(') && !name.includes('='))
    const precise = cfi ? { cfi } : progression === undefined && fragment ? { fragment } : {}
    return { chapter: chapter.index, progression: clampFraction(progression ?? 0), ...precise }
  }
  if (!positions) return undefined
  const number = totalProgression === undefined ? position : Math.max(1, Math.round(totalProgression * positions.total))
  const match = positions.positions.find(({ locations: entry }) => entry?.position === number)
  return (
    match &&
    resolveReadiumLocator(
      { href: match.href, locations: { progression: match.locations?.progression } },
      chapters,
      undefined,
    )
  )
}

/**
 * Creates a Readium locator for a location. The server rejects progressions before the first or after the last position
 * of the chapter file. Therefore the progression in the locator is limited to the range between these two positions
 * (server-facts 3.9).
 * @param atEnd true to use the last position of the book, which marks the book as read
 * @param positions positions of the book. Empty if they are not known. The progression in the locator is then not
 *   limited, and the locator at the end of the book is the end of the last chapter
 */
export function createReadiumLocator(
  location: EpubLocation,
  atEnd: boolean,
  chapters: readonly SpineItem[],
  positions: Positions,
): Locator {
  const last = positions.positions.at(-1)
  if (atEnd && last?.href)
    return { href: encodeLocatorHref(last.href), type: last.type, locations: { ...last.locations } }
  const target: EpubLocation = atEnd ? { chapter: chapters.length - 1, progression: 1 } : location
  const chapter = chapters[target.chapter]
  const path = chapter?.path ?? ''
  const inFile = positionsInFile(positions, path)
  const minProgression = inFile[0]?.locations?.progression ?? 0
  const maxProgression = last ? (inFile.at(-1)?.locations?.progression ?? 0) : 1
  const progression = Math.min(Math.max(target.progression, minProgression), maxProgression)
  const before = inFile.findLast(({ locations }) => (locations?.progression ?? 0) <= progression) ?? inFile[0]
  return {
    href: encodeLocatorHref(path),
    type: before?.type ?? chapter?.type,
    locations: {
      progression,
      ...(before?.locations?.position !== undefined && { position: before.locations.position }),
      ...(before?.locations?.totalProgression !== undefined && { totalProgression: before.locations.totalProgression }),
      ...(target.cfi && { fragments: [target.cfi] }),
    },
  }
}

/**
 * Moves a locator back to the closest preceding position in the same file of the book. Use this function for servers
 * that accept only positions from their position list.
 * @returns undefined if the position list contains no position in this file. The href of the result is not encoded
 */
export function snapLocatorToPrecedingPosition(locator: Locator, positions: Positions): Locator | undefined {
  const lists = candidatePaths(locator.href).map(path => positionsInFile(positions, path))
  const inFile = lists.find(({ length }) => length > 0) ?? []
  const targetProgression = locator.locations?.progression ?? 0
  const nearest =
    inFile.findLast(({ locations }) => (locations?.progression ?? 0) <= targetProgression + 1e-9) ?? inFile[0]
  return (
    nearest && {
      ...locator,
      href: nearest.href,
      type: nearest.type ?? locator.type,
      locations: { ...locator.locations, ...nearest.locations },
    }
  )
}

/**
 * Returns the position up to which the given share of the book has been read. The result is approximate.
 * @param share share of the book that was read, from 0 to 1
 * @returns undefined if the share is undefined or the position list is empty
 */
export function findPositionWithSameShare(
  share: number | undefined,
  { total, positions }: Positions,
): Locator | undefined {
  return share === undefined ? undefined : positions[Math.max(1, Math.round(share * total)) - 1]
}

/**
 * Returns the number of the closest position at or before a location. The first position of the book has the number 1.
 */
export function getPositionNumberOfLocation(
  location: EpubLocation,
  chapters: readonly SpineItem[],
  positions: Positions,
): number {
  const inFile = positionsInFile(positions, chapters[location.chapter]?.path ?? '')
  const nearest =
    inFile.findLast(({ locations }) => (locations?.progression ?? 0) <= location.progression + 1e-6) ?? inFile[0]
  return nearest?.locations?.position ?? 1
}

/**
 * Returns the reading progress, counted in positions of the book. `read` is the number of positions before the
 * location. `read` may be a decimal number such as 2.5. `total` is the number of all positions.
 */
export function countPositionsRead(
  { chapter, progression }: EpubLocation,
  chapters: readonly SpineItem[],
  positions: Positions,
): { read: number; total: number } {
  const inFile = positionsInFile(positions, chapters[chapter]?.path ?? '')
  const before = (inFile[0]?.locations?.position ?? 1) - 1
  return { read: before + clampFraction(progression) * inFile.length, total: positions.total }
}

/** Returns the fraction of the book that has been read, 0 to 0.99, rounded down to hundredths. */
export function getFractionReadAtLocation(
  location: EpubLocation,
  chapters: readonly SpineItem[],
  positions: Positions,
): number {
  const { read, total } = countPositionsRead(location, chapters, positions)
  return Math.min(99, Math.floor((100 * read) / total + 1e-6)) / 100
}

/** Returns the location of the Readium position with the given number. Returns undefined for an unknown number. */
export function findLocationOfPositionNumber(
  number: number,
  chapters: readonly SpineItem[],
  positions: Positions,
): EpubLocation | undefined {
  const match = positions.positions.find(({ locations }) => locations?.position === number)
  return (
    match &&
    resolveReadiumLocator(
      { href: match.href, locations: { progression: match.locations?.progression } },
      chapters,
      undefined,
    )
  )
}

const clampFraction = (value: number) => Math.min(1, Math.max(0, value))

const positionsByPath = new WeakMap<Positions, Map<string, Locator[]>>()

function positionsInFile(positions: Positions, path: string): readonly Locator[] {
  const cached = positionsByPath.get(positions)
  if (cached) return cached.get(path) ?? []
  const byPath = new Map<string, Locator[]>()
  for (const locator of positions.positions) {
    const list = byPath.get(locator.href ?? '')
    if (list) list.push(locator)
    else byPath.set(locator.href ?? '', [locator])
  }
  positionsByPath.set(positions, byPath)
  return byPath.get(path) ?? []
}

const RESOURCE_FOLDER = '/resource/'

/**
 * Returns the file paths that the href of a locator may refer to, the most likely path first. Other clients store
 * percent-encoded paths, paths with fragments, or full URLs.
 */
function candidatePaths(href = ''): readonly string[] {
  const [path = ''] = href.split('#')
  const folder = path.indexOf(RESOURCE_FOLDER)
  const resourcePath = folder < 0 ? path : path.slice(folder + RESOURCE_FOLDER.length)
  return [href, decodeUriOrKeep(path), decodeUriOrKeep(resourcePath)]
}

function decodeUriOrKeep(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
