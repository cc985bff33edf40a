import type { EpubLocation } from '../locators/epubLocations'

/** Locations from which the user jumped (`back`) and stepped back (`forward`); the most recent last. */
export interface JumpHistory {
  readonly back: readonly EpubLocation[]
  readonly forward: readonly EpubLocation[]
}

export const emptyJumpHistory: JumpHistory = { back: [], forward: [] }

const MAX_JUMPS = 50

/** Adds a jump away from `here` and clears the forward entries. */
export const addJumpToHistory = ({ back }: JumpHistory, here: EpubLocation): JumpHistory => ({
  back: isSameLocation(back.at(-1), here) ? back : [...back, here].slice(-MAX_JUMPS),
  forward: [],
})

/**
 * Steps back to the location of the latest jump.
 * @param here  the current location, which becomes a forward entry
 * @returns undefined when there is no entry
 */
export function stepBackInJumpHistory(
  { back, forward }: JumpHistory,
  here: EpubLocation,
): { history: JumpHistory; location: EpubLocation } | undefined {
  const location = back.at(-1)
  return location && { location, history: { back: back.slice(0, -1), forward: [...forward, here].slice(-MAX_JUMPS) } }
}

/**
 * Steps forward to the location of the latest step back.
 * @param here  the current location, which becomes a back entry
 * @returns undefined when there is no entry
 */
export function stepForwardInJumpHistory(
  { back, forward }: JumpHistory,
  here: EpubLocation,
): { history: JumpHistory; location: EpubLocation } | undefined {
  const location = forward.at(-1)
  return location && { location, history: { back: [...back, here].slice(-MAX_JUMPS), forward: forward.slice(0, -1) } }
}

const isSameLocation = (first: EpubLocation | undefined, second: EpubLocation): boolean =>
  first !== undefined &&
  first.chapter === second.chapter &&
  first.cfi === second.cfi &&
  first.progression === second.progression
