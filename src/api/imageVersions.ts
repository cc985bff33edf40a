/** Things that have a poster. */
export type PosterOwner = 'books' | 'series' | 'collections' | 'readlists'

const versions = new Map<string, number>()
const listeners = new Map<string, Set<() => void>>()
let common = 0

/** How often the poster was replaced since this page was opened; 0 for never. Part of its address, so that it is asked anew. */
export function posterVersion(owner: PosterOwner, id: string): number {
  return common + (versions.get(keyOf(owner, id)) ?? 0)
}

/** The poster of one thing was replaced. */
export function renewPoster(owner: PosterOwner, id: string): void {
  const key = keyOf(owner, id)
  versions.set(key, (versions.get(key) ?? 0) + 1)
  for (const listener of listeners.get(key) ?? []) listener()
}

/** Any poster may have been replaced. */
export function renewAllPosters(): void {
  common += 1
  for (const group of listeners.values()) for (const listener of group) listener()
}

/** Calls back when the poster of this thing was replaced. */
export function onPoster(owner: PosterOwner, id: string, listener: () => void): () => void {
  const key = keyOf(owner, id)
  const group = listeners.get(key) ?? new Set()
  listeners.set(key, group.add(listener))
  return () => {
    group.delete(listener)
    if (group.size === 0) listeners.delete(key)
  }
}

const keyOf = (owner: PosterOwner, id: string) => `${owner}/${id}`
