import type { Locator, Positions } from '../../../generated/model.schemas'
import type { Position } from '../../../machines/readerTypes'
import type { SpineItem } from '../publication'

/** A place in a book: a file of the reading order, how far in it, and exactly where when that is known. */
export interface BookLocation {
  readonly chapter: number
  /** 0 is the beginning of the file, 1 its end. */
  readonly progression: number
  /** The point in the text, as an EPUB canonical fragment identifier. */
  readonly cfi?: string
  /** The id of an element to go to. */
  readonly fragment?: string
}

export interface EpubPosition extends Position, BookLocation {}

/** A place as the machine holds it. */
export const positionAt = (place: BookLocation): EpubPosition => ({
  ...place,
  at: place.cfi ?? `${place.chapter}@${place.progression.toFixed(4)}#${place.fragment ?? ''}`,
})

/** The place of a position that came back from the machine, which knows no chapters. */
export function locationOfLocator(position: Position): BookLocation {
  return 'chapter' in position ? (position as EpubPosition) : { chapter: 0, progression: 0 }
}

/**
 * Where a stored locator leads: to the file it names (and there to its exact point, else as far in as it says), else
 * as far into the book as it says, else to its numbered position.
 */
export function parseLocation(
  { href, locations = {} }: Locator,
  chapters: readonly SpineItem[],
  positions: Positions | undefined,
): BookLocation | undefined {
  const { fragments = [], progression, totalProgression, position } = locations
  const [chapter] = pathsIn(href).flatMap(path => chapters.find(known => known.path === path) ?? [])
  if (chapter) {
    const cfi = fragments.find(fragment => fragment.startsWith('epubcfi('))
    const fragment = fragments.find(name => !name.includes('(') && !name.includes('='))
    const precise = cfi ? { cfi } : progression === undefined && fragment ? { fragment } : {}
    return { chapter: chapter.index, progression: clamped(progression ?? 0), ...precise }
  }
  if (!positions) return undefined
  const number = totalProgression === undefined ? position : Math.max(1, Math.round(totalProgression * positions.total))
  const known = positions.positions.find(({ locations: at }) => at?.position === number)
  return (
    known &&
    parseLocation({ href: known.href, locations: { progression: known.locations?.progression } }, chapters, undefined)
  )
}

/**
 * The locator of a place, such that the server takes it: it knows positions in each file and accepts only what is
 * one of them or lies between two, so nothing behind the last (server-facts 3.9). At the end of the book it is the
 * last position of all, which completes the book.
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
  const known = positionsIn(positions, path)
  const least = known[0]?.locations?.progression ?? 0
  const most = known.at(-1)?.locations?.progression ?? 0
  const progression = Math.min(Math.max(place.progression, least), most)
  const before = known.findLast(({ locations }) => (locations?.progression ?? 0) <= progression) ?? known[0]
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
 * The locator moved back to the position at or before it, for a server that takes nothing between its positions.
 * @returns undefined when the file has none
 */
export function nearestPosition(locator: Locator, positions: Positions): Locator | undefined {
  const known = positionsIn(positions, locator.href ?? '')
  const wanted = locator.locations?.progression ?? 0
  const at = known.findLast(({ locations }) => (locations?.progression ?? 0) <= wanted + 1e-9) ?? known[0]
  return at && { ...locator, type: at.type ?? locator.type, locations: { ...locator.locations, ...at.locations } }
}

/** The number of the position at or before a place, from 1. */
export function positionNumber(place: BookLocation, chapters: readonly SpineItem[], positions: Positions): number {
  const known = positionsIn(positions, chapters[place.chapter]?.path ?? '')
  const at = known.findLast(({ locations }) => (locations?.progression ?? 0) <= place.progression + 1e-6) ?? known[0]
  return at?.locations?.position ?? 1
}

/** How much of a book lies before a place, before the end of its chapter and in all, in positions and parts of them. */
export function progressAt(
  { chapter, progression }: BookLocation,
  chapters: readonly SpineItem[],
  positions: Positions,
): { read: number; chapterEnd: number; total: number } {
  const known = positionsIn(positions, chapters[chapter]?.path ?? '')
  const before = (known[0]?.locations?.position ?? 1) - 1
  const read = before + clamped(progression) * known.length
  return { read, chapterEnd: before + known.length, total: positions.total }
}

/** How much of a book lies before a place, in whole hundredths: all of it only at its end. */
export function readFraction(place: BookLocation, chapters: readonly SpineItem[], positions: Positions): number {
  const { read, total } = progressAt(place, chapters, positions)
  return Math.min(99, Math.floor((100 * read) / total + 1e-6)) / 100
}

/** The place of a numbered position. */
export function locationOfPosition(
  number: number,
  chapters: readonly SpineItem[],
  positions: Positions,
): BookLocation | undefined {
  const known = positions.positions.find(({ locations }) => locations?.position === number)
  return (
    known &&
    parseLocation({ href: known.href, locations: { progression: known.locations?.progression } }, chapters, undefined)
  )
}

const clamped = (value: number) => Math.min(1, Math.max(0, value))

const cache = new WeakMap<Positions, Map<string, Locator[]>>()

function positionsIn(positions: Positions, path: string): readonly Locator[] {
  const known = cache.get(positions)
  if (known) return known.get(path) ?? []
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
 * What a stored address may mean, the likeliest first: other clients may have stored an encoded path, a fragment with it
 * or the server's own address of it; and a book may have a folder that is called as the server calls its files.
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
