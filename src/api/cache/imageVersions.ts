import { createEmitter, type Emitter } from '../../preferences/emitter'
import { readStored, writeStored } from '../../preferences/storage'

/** Things that have a poster. */
export type PosterOwner = 'books' | 'series' | 'collections' | 'readlists'

/**
 * The browser shows its own copy of the poster of a set for an hour without asking (server-facts 3.6), so what was replaced
 * meanwhile outlives the page. Others are asked for each time.
 */
const outliving = /^(?:collections|readlists)\//
const hour = 3600
const most = 100
const storedAs = 'posters'
/** Among the versions, the one of all posters. */
const every = ''

const versions = new Map<string, number>(stored())
/** Only posters with listeners. */
const replaced = new Map<string, Emitter>()
let latest = Math.max(0, ...versions.values())
let isStoring = false

/** Since when the poster is another one, as a number; 0 for never. Part of its address, so that it is asked anew. */
export function posterVersion(owner: PosterOwner, id: string): number {
  return Math.max(versions.get(every) ?? 0, versions.get(keyOf(owner, id)) ?? 0)
}

/** The poster of one thing was replaced. */
export function bumpPosterVersion(owner: PosterOwner, id: string): void {
  const key = keyOf(owner, id)
  renew(key)
  replaced.get(key)?.emit()
}

/** Any poster may have been replaced. */
export function bumpAllPosterVersions(): void {
  renew(every)
  for (const { emit } of [...replaced.values()]) emit()
}

/** Calls back when the poster of this thing was replaced. */
export function onPosterChange(owner: PosterOwner, id: string, listener: () => void): () => void {
  const key = keyOf(owner, id)
  const known = replaced.get(key) ?? createEmitter(() => () => replaced.delete(key))
  replaced.set(key, known)
  return known.subscribe(listener)
}

/** In seconds, so that the tabs of a browser mostly mean the same picture; each greater than all before it. */
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
  const kept = [...versions].filter(([key]) => outlives(key)).slice(-most)
  writeStored(storedAs, JSON.stringify(kept))
}

function stored(): [string, number][] {
  try {
    const kept: [string, number][] = JSON.parse(readStored(storedAs) ?? '[]')
    return kept.filter(([key, version]) => typeof key === 'string' && version > now() - hour && version < now() + hour)
  } catch {
    return []
  }
}

function now(): number {
  return Math.floor(Date.now() / 1000)
}

const outlives = (key: string) => key === every || outliving.test(key)
const keyOf = (owner: PosterOwner, id: string) => `${owner}/${id}`
