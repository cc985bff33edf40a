import type { Locator, Positions } from '../../../generated/model.schemas'
import type { Position } from '../../../machines/readerTypes'
import type { SpineItem } from '../publication'

/** A location in a book: a chapter, the progression in it, and the exact point if known. */
export interface BookLocation {
  /** Index in the reading order. */
  readonly chapter: number
  /** Fraction of the chapter before the location, 0 to 1. */
  readonly progression: number
  /** Exact point, as an EPUB canonical fragment identifier. */
  readonly cfi?: string
  /** Id of the target element. */
  readonly fragment?: string
}

export interface EpubPosition extends Position, BookLocation {}

/** Converts a location to a position of the reader machine. */
export const positionAt = (place: BookLocation): EpubPosition => ({
  ...place,
  at: place.cfi ?? `${place.chapter}@${place.progression.toFixed(4)}#${place.fragment ?? ''}`,
})

/** Returns the location of a machine position; the start of the book for a position of another reader. */
export function locationOfLocator(position: Position): BookLocation {
  return 'chapter' in position ? (position as EpubPosition) : { chapter: 0, progression: 0 }
}

/**
 * Resolves a stored locator. Uses its href with CFI, fragment or progression; else totalProgression; else the position
 * number.
 * @param positions  needed only when the href names no chapter
 * @returns undefined when nothing of the locator can be resolved
 */
export function parseLocation(
  { href, locations = {} }: Locator,
  chapters: readonly SpineItem[],
  positions: Positions | undefined,
): BookLocation | undefined {
  const { fragments = [], progression, totalProgression, position } = locations
  const [chapter] = pathsIn(href).flatMap(path => chapters.find(chapter => chapter.path === path) ?? [])
  if (chapter) {
    const cfi = fragments.find(fragment => fragment.startsWith('epubcfi('))
    const fragment = fragments.find(name => !name.includes('(') && !name.includes('='))
    const precise = cfi ? { cfi } : progression === undefined && fragment ? { fragment } : {}
    return { chapter: chapter.index, progression: clamped(progression ?? 0), ...precise }
  }
  if (!positions) return undefined
  const number = totalProgression === undefined ? position : Math.max(1, Math.round(totalProgression * positions.total))
  const match = positions.positions.find(({ locations: entry }) => entry?.position === number)
  return (
    match &&
    parseLocation({ href: match.href, locations: { progression: match.locations?.progression } }, chapters, undefined)
  )
}

/**
 * Creates a locator that the server accepts. The server accepts only progressions from the first to the last position
 * of a file, so the progression is clamped to that range (server-facts 3.9).
 * @param atEnd  true returns the last position of the book, which marks it as read
 */
export function locatorOf(
  place: BookLocation,
  atEnd: boolean,
  chapters: readonly SpineItem[],
  positions: Positions,
): Locator {
  const chapter = chapters[place.chapter]
  const last = positions.positions.at(-1)
  if (atEnd && last?.href) return { href: last.href, type: last.type, locations: { ...last.locations } }
  const path = chapter?.path ?? ''
  const inFile = positionsIn(positions, path)
  const least = inFile[0]?.locations?.progression ?? 0
  const most = inFile.at(-1)?.locations?.progression ?? 0
  const progression = Math.min(Math.max(place.progression, least), most)
  const before = inFile.findLast(({ locations }) => (locations?.progression ?? 0) <= progression) ?? inFile[0]
  return {
    href: path,
    type: before?.type ?? chapter?.type,
    locations: {
      progression,
      ...(before?.locations?.position !== undefined && { position: before.locations.position }),
      ...(before?.locations?.totalProgression !== undefined && { totalProgression: before.locations.totalProgression }),
      ...(place.cfi && { fragments: [place.cfi] }),
    },
  }
}

/**
 * Moves a locator to the position at or before it, for servers that reject progressions between positions.
 * @returns undefined when the file has no positions
 */
export function nearestPosition(locator: Locator, positions: Positions): Locator | undefined {
  const inFile = positionsIn(positions, locator.href ?? '')
  const wanted = locator.locations?.progression ?? 0
  const at = inFile.findLast(({ locations }) => (locations?.progression ?? 0) <= wanted + 1e-9) ?? inFile[0]
  return at && { ...locator, type: at.type ?? locator.type, locations: { ...locator.locations, ...at.locations } }
}

/** Returns the number of the position at or before a location, from 1. */
export function positionNumber(place: BookLocation, chapters: readonly SpineItem[], positions: Positions): number {
  const inFile = positionsIn(positions, chapters[place.chapter]?.path ?? '')
  const at = inFile.findLast(({ locations }) => (locations?.progression ?? 0) <= place.progression + 1e-6) ?? inFile[0]
  return at?.locations?.position ?? 1
}

/**
 * Returns the amounts before a location, before the end of its chapter and in the whole book, in positions
 * (fractional).
 */
export function progressAt(
  { chapter, progression }: BookLocation,
  chapters: readonly SpineItem[],
  positions: Positions,
): { read: number; chapterEnd: number; total: number } {
  const inFile = positionsIn(positions, chapters[chapter]?.path ?? '')
  const before = (inFile[0]?.locations?.position ?? 1) - 1
  const read = before + clamped(progression) * inFile.length
  return { read, chapterEnd: before + inFile.length, total: positions.total }
}

/** Returns the fraction of the book before a location, 0 to 0.99, rounded down to hundredths. */
export function readFraction(place: BookLocation, chapters: readonly SpineItem[], positions: Positions): number {
  const { read, total } = progressAt(place, chapters, positions)
  return Math.min(99, Math.floor((100 * read) / total + 1e-6)) / 100
}

/** Returns the location of the position with the number; undefined when there is none. */
export function locationOfPosition(
  number: number,
  chapters: readonly SpineItem[],
  positions: Positions,
): BookLocation | undefined {
  const match = positions.positions.find(({ locations }) => locations?.position === number)
  return (
    match &&
    parseLocation({ href: match.href, locations: { progression: match.locations?.progression } }, chapters, undefined)
  )
}

const clamped = (value: number) => Math.min(1, Math.max(0, value))

const cache = new WeakMap<Positions, Map<string, Locator[]>>()

function positionsIn(positions: Positions, path: string): readonly Locator[] {
  const cached = cache.get(positions)
  if (cached) return cached.get(path) ?? []
  const byPath = new Map<string, Locator[]>()
  for (const locator of positions.positions) {
    const list = byPath.get(locator.href ?? '')
    if (list) list.push(locator)
    else byPath.set(locator.href ?? '', [locator])
  }
  cache.set(positions, byPath)
  return byPath.get(path) ?? []
}

/**
 * Returns the paths that a stored href may stand for, the most likely first. Other clients store percent-encoded paths,
 * fragments or full URLs of the server. A folder of the book may itself be named `resource`.
 */
function pathsIn(href = ''): readonly string[] {
  const [path = ''] = href.split('#')
  const inside = /\/resource\/(.*)$/.exec(path)?.[1] ?? path
  return [href, decoded(path), decoded(inside)]
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
