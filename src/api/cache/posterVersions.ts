import { createEmitter, type Emitter } from '../../preferences/emitter'
import { readLocalStorage, writeLocalStorage } from '../../preferences/localStorageAccess'

/** Resources that have posters. */
export type ResourceWithPosters = 'books' | 'series' | 'collections' | 'readlists'

/**
 * Matches the keys of collection posters and read list posters. Browsers cache these posters for an hour (server-facts
 * 3.6). The client stores their versions. Without stored versions, a reloaded page would show an outdated poster.
 */
const browserCachedPosterPattern = /^(?:collections|readlists)\//
const BROWSER_CACHE_SECONDS = 3600
const MAX_STORED_VERSIONS = 100
/**
 * Maximum number of poster versions in memory. When the maximum is reached, all versions are removed, and all posters
 * get the same new version.
 */
const MAX_VERSIONS = 10_000
const STORAGE_KEY = 'posters'
/** Key in `posterVersions` for the version that applies to all posters. */
const ALL_POSTERS_KEY = ''

const posterVersions = new Map<string, number>(readStoredVersions())
const versionEmitters = new Map<string, Emitter>()
let latestVersion = Math.max(0, ...posterVersions.values())
let isStoreScheduled = false

/**
 * Returns the version of a poster. The URL of the poster contains this version, so that browsers fetch a replaced
 * poster. The version is a time in seconds since the epoch. It is 0 if this client has not learned of a new poster.
 */
export function getPosterVersion(owner: ResourceWithPosters, id: string): number {
  const keys = [ALL_POSTERS_KEY, posterKey(owner, ''), posterKey(owner, id)]
  return Math.max(...keys.map(key => posterVersions.get(key) ?? 0))
}

/** Gives a replaced poster a new version and notifies its listeners. */
export function bumpPosterVersion(owner: ResourceWithPosters, id: string): void {
  if (posterVersions.size >= MAX_VERSIONS) {
    posterVersions.clear()
    bumpAllPosterVersions()
  }
  const key = posterKey(owner, id)
  renewVersion(key)
  versionEmitters.get(key)?.emit()
}

/**
 * Gives all posters a new version and notifies their listeners.
 * @param owner limits the new version to the posters of this resource
 */
export function bumpAllPosterVersions(owner?: ResourceWithPosters): void {
  const keyPrefix = owner ? posterKey(owner, '') : ALL_POSTERS_KEY
  renewVersion(keyPrefix)
  for (const [key, { emit }] of [...versionEmitters]) if (key.startsWith(keyPrefix)) emit()
}

/** Registers a listener for new versions of a poster. Returns an unregister function. */
export function onPosterVersionChange(owner: ResourceWithPosters, id: string, listener: () => void): () => void {
  const key = posterKey(owner, id)
  const posterEmitter = versionEmitters.get(key) ?? createEmitter(() => () => versionEmitters.delete(key))
  versionEmitters.set(key, posterEmitter)
  return posterEmitter.subscribe(listener)
}

/** Sets a poster version that is greater than all earlier versions. */
function renewVersion(key: string) {
  latestVersion = Math.max(latestVersion + 1, nowInSeconds())
  posterVersions.delete(key)
  posterVersions.set(key, latestVersion)
  if (isStoreScheduled || !isStoredKey(key)) return
  isStoreScheduled = true
  setTimeout(storeVersions, 200)
}

function storeVersions() {
  isStoreScheduled = false
  const storedVersions = [...posterVersions].filter(([key]) => isStoredKey(key)).slice(-MAX_STORED_VERSIONS)
  writeLocalStorage(STORAGE_KEY, JSON.stringify(storedVersions))
}

function readStoredVersions(): [string, number][] {
  try {
    const storedVersions: [string, number][] = JSON.parse(readLocalStorage(STORAGE_KEY) ?? '[]')
    return storedVersions.filter(
      ([key, version]) =>
        typeof key === 'string' &&
        version > nowInSeconds() - BROWSER_CACHE_SECONDS &&
        version < nowInSeconds() + BROWSER_CACHE_SECONDS,
    )
  } catch {
    return []
  }
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

const isStoredKey = (key: string) => key === ALL_POSTERS_KEY || browserCachedPosterPattern.test(key)
const posterKey = (owner: ResourceWithPosters, id: string) => `${owner}/${id}`
