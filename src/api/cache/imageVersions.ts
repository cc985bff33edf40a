import { readStored, writeStored } from '../../preferences/storage'

/** Resources with posters. */
export type PosterOwner = 'books' | 'series' | 'collections' | 'readlists'

/**
 * Posters that the browser caches for an hour without revalidation: those of collections and read lists (server-facts 3.6).
 * Their versions are stored and outlive the page. The browser revalidates all other posters.
 */
const outliving = /^(?:collections|readlists)\//
const hour = 3600
const most = 100
const storedAs = 'posters'
/** Key of the version that applies to all posters. */
const every = ''

const versions = new Map<string, number>(stored())
const listeners = new Map<string, Set<() => void>>()
let latest = Math.max(0, ...versions.values())
let isStoring = false

/** Returns the version of a poster, a part of its URL: the time of its last replacement in seconds, 0 without one. */
export function posterVersion(owner: PosterOwner, id: string): number {
  return Math.max(versions.get(every) ?? 0, versions.get(keyOf(owner, id)) ?? 0)
}

/** Gives a replaced poster a new version and notifies its listeners. */
export function bumpPosterVersion(owner: PosterOwner, id: string): void {
  const key = keyOf(owner, id)
  renew(key)
  for (const listener of listeners.get(key) ?? []) listener()
}

/** Gives all posters a new version and notifies all listeners. */
export function bumpAllPosterVersions(): void {
  renew(every)
  for (const ownerListeners of listeners.values()) for (const listener of ownerListeners) listener()
}

/** Registers a listener for new versions of a poster. Returns an unregister function. */
export function onPosterChange(owner: PosterOwner, id: string, listener: () => void): () => void {
  const key = keyOf(owner, id)
  const ownerListeners = listeners.get(key) ?? new Set()
  listeners.set(key, ownerListeners.add(listener))
  return () => {
    ownerListeners.delete(listener)
    if (ownerListeners.size === 0) listeners.delete(key)
  }
}

/** Sets a version that is greater than all earlier ones. Versions are seconds, so that tabs mostly use the same URLs. */
function renew(key: string) {
  latest = Math.max(latest + 1, now())
  versions.delete(key)
  versions.set(key, latest)
  if (isStoring || !outlives(key)) return
  isStoring = true
  setTimeout(store, 200)
}

function store() {
  isStoring = false
  const storedVersions = [...versions].filter(([key]) => outlives(key)).slice(-most)
  writeStored(storedAs, JSON.stringify(storedVersions))
}

function stored(): [string, number][] {
  try {
    const storedVersions: [string, number][] = JSON.parse(readStored(storedAs) ?? '[]')
    return storedVersions.filter(
      ([key, version]) => typeof key === 'string' && version > now() - hour && version < now() + hour,
    )
  } catch {
    return []
  }
}

function now(): number {
  return Math.floor(Date.now() / 1000)
}

const outlives = (key: string) => key === every || outliving.test(key)
const keyOf = (owner: PosterOwner, id: string) => `${owner}/${id}`
