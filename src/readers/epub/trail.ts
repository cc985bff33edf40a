import type { Place } from './places'

/** The places that one jumped away from, and those one came back from; the nearest last. */
export interface Trail {
  readonly back: readonly Place[]
  readonly forward: readonly Place[]
}

export const noTrail: Trail = { back: [], forward: [] }

const longest = 50

/** One jumps elsewhere: what lay before is left behind. */
export const jumped = ({ back }: Trail, here: Place): Trail => ({
  back: isSame(back.at(-1), here) ? back : [...back, here].slice(-longest),
  forward: [],
})

/** One goes back to where one jumped from. */
export function returned({ back, forward }: Trail, here: Place): { trail: Trail; place: Place } | undefined {
  const place = back.at(-1)
  return place && { place, trail: { back: back.slice(0, -1), forward: [...forward, here].slice(-longest) } }
}

/** One undoes going back. */
export function advanced({ back, forward }: Trail, here: Place): { trail: Trail; place: Place } | undefined {
  const place = forward.at(-1)
  return place && { place, trail: { back: [...back, here].slice(-longest), forward: forward.slice(0, -1) } }
}

const isSame = (one: Place | undefined, other: Place): boolean =>
  one !== undefined && one.chapter === other.chapter && one.cfi === other.cfi && one.progression === other.progression
