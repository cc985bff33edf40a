import type { BookLocation } from '../locators/bookLocations'

/** The places that one jumped away from, and those one came back from; the nearest last. */
export interface JumpHistory {
  readonly back: readonly BookLocation[]
  readonly forward: readonly BookLocation[]
}

export const emptyHistory: JumpHistory = { back: [], forward: [] }

const longest = 50

/** One jumps elsewhere: what lay before is left behind. */
export const withJump = ({ back }: JumpHistory, here: BookLocation): JumpHistory => ({
  back: isSame(back.at(-1), here) ? back : [...back, here].slice(-longest),
  forward: [],
})

/** One goes back to where one jumped from. */
export function goBack(
  { back, forward }: JumpHistory,
  here: BookLocation,
): { trail: JumpHistory; place: BookLocation } | undefined {
  const place = back.at(-1)
  return place && { place, trail: { back: back.slice(0, -1), forward: [...forward, here].slice(-longest) } }
}

/** One undoes going back. */
export function goForward(
  { back, forward }: JumpHistory,
  here: BookLocation,
): { trail: JumpHistory; place: BookLocation } | undefined {
  const place = forward.at(-1)
  return place && { place, trail: { back: [...back, here].slice(-longest), forward: forward.slice(0, -1) } }
}

const isSame = (one: BookLocation | undefined, other: BookLocation): boolean =>
  one !== undefined && one.chapter === other.chapter && one.cfi === other.cfi && one.progression === other.progression
