import type { BookLocation } from '../locators/bookLocations'

/** Locations from which the user jumped (`back`) and stepped back (`forward`); the most recent last. */
export interface JumpHistory {
  readonly back: readonly BookLocation[]
  readonly forward: readonly BookLocation[]
}

export const emptyHistory: JumpHistory = { back: [], forward: [] }

const longest = 50

/** Adds a jump away from `here` and clears the forward entries. */
export const withJump = ({ back }: JumpHistory, here: BookLocation): JumpHistory => ({
  back: isSame(back.at(-1), here) ? back : [...back, here].slice(-longest),
  forward: [],
})

/**
 * Steps back to the location of the latest jump.
 * @param here  the current location, which becomes a forward entry
 * @returns undefined when there is no entry
 */
export function goBack(
  { back, forward }: JumpHistory,
  here: BookLocation,
): { history: JumpHistory; location: BookLocation } | undefined {
  const location = back.at(-1)
  return location && { location, history: { back: back.slice(0, -1), forward: [...forward, here].slice(-longest) } }
}

/**
 * Steps forward to the location of the latest step back.
 * @param here  the current location, which becomes a back entry
 * @returns undefined when there is no entry
 */
export function goForward(
  { back, forward }: JumpHistory,
  here: BookLocation,
): { history: JumpHistory; location: BookLocation } | undefined {
  const location = forward.at(-1)
  return location && { location, history: { back: [...back, here].slice(-longest), forward: forward.slice(0, -1) } }
}

const isSame = (one: BookLocation | undefined, other: BookLocation): boolean =>
  one !== undefined && one.chapter === other.chapter && one.cfi === other.cfi && one.progression === other.progression
