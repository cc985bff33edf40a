import type { EpubLocation } from '../locators/epubLocations'

/**
 * Jump history. `back` contains the locations from which the user has jumped, and `forward` the locations that the user
 * has left with the back command. The newest location is last.
 */
export interface JumpHistory {
  readonly back: readonly EpubLocation[]
  readonly forward: readonly EpubLocation[]
}

export const emptyJumpHistory: JumpHistory = { back: [], forward: [] }

const MAX_JUMPS = 50

/** Adds the location from which the user jumps to the history. Clears the forward locations. */
export const addJumpToHistory = ({ back }: JumpHistory, here: EpubLocation): JumpHistory => ({
  back: isSameLocation(back.at(-1), here) ? back : [...back, here].slice(-MAX_JUMPS),
  forward: [],
})

/**
 * Goes back by a location. Returns the new location and the updated history.
 * @param here current location, which becomes a forward location
 * @returns undefined if there is no back location
 */
export function stepBackInJumpHistory(
  { back, forward }: JumpHistory,
  here: EpubLocation,
): { history: JumpHistory; location: EpubLocation } | undefined {
  const location = back.at(-1)
  return location && { location, history: { back: back.slice(0, -1), forward: [...forward, here].slice(-MAX_JUMPS) } }
}

/**
 * Goes forward by a location. Returns the new location and the updated history.
 * @param here current location, which becomes a back location
 * @returns undefined if there is no forward location
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
