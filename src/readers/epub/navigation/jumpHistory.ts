import type { EpubLocation } from '../locators/epubLocations'

/** Jump history: locations before jumps (`back`) and before steps back (`forward`). The newest is last. */
export interface JumpHistory {
  readonly back: readonly EpubLocation[]
  readonly forward: readonly EpubLocation[]
}

export const emptyJumpHistory: JumpHistory = { back: [], forward: [] }

const MAX_JUMPS = 50

/** Adds a jump from a location and clears the forward entries. */
export const addJumpToHistory = ({ back }: JumpHistory, here: EpubLocation): JumpHistory => ({
  back: isSameLocation(back.at(-1), here) ? back : [...back, here].slice(-MAX_JUMPS),
  forward: [],
})

/**
 * Returns to the location before the latest jump.
 * @param here  current location, which becomes a forward entry
 * @returns undefined without such a location
 */
export function stepBackInJumpHistory(
  { back, forward }: JumpHistory,
  here: EpubLocation,
): { history: JumpHistory; location: EpubLocation } | undefined {
  const location = back.at(-1)
  return location && { location, history: { back: back.slice(0, -1), forward: [...forward, here].slice(-MAX_JUMPS) } }
}

/**
 * Returns to the location before the latest step back.
 * @param here  current location, which becomes a back entry
 * @returns undefined without such a location
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
