import type { EpubLocation } from '../locators/epubLocations'

/**
 * Jump history. `back` contains the locations from which the user has jumped. `forward` contains the locations that the
 * user has left with the back command. In both lists, the newest location is last.
 */
export interface JumpHistory {
  readonly back: readonly EpubLocation[]
  readonly forward: readonly EpubLocation[]
}

export const initialJumpHistory: JumpHistory = { back: [], forward: [] }

const MAX_JUMPS = 50

/** Adds a location to the back list when the user jumps away from it. Clears the forward list. */
export const addJumpToHistory = ({ back }: JumpHistory, here: EpubLocation): JumpHistory => ({
  back: isSameLocation(back.at(-1), here) ? back : [...back, here].slice(-MAX_JUMPS),
  forward: [],
})

/**
 * Goes back to the newest location of the back list. Returns this location and the updated history.
 * @param here current location, which moves to the forward list
 * @returns undefined if the back list is empty
 */
export function stepBackInJumpHistory(
  { back, forward }: JumpHistory,
  here: EpubLocation,
): { history: JumpHistory; location: EpubLocation } | undefined {
  const location = back.at(-1)
  return location && { location, history: { back: back.slice(0, -1), forward: [...forward, here].slice(-MAX_JUMPS) } }
}

/**
 * Goes forward to the newest location of the forward list. Returns this location and the updated history.
 * @param here current location, which moves to the back list
 * @returns undefined if the forward list is empty
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
