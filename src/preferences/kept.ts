import { type KeptMap, mergedMaps, parsedMap, sameMaps } from './keptMap'
import { onStored, readStored, writeStored } from './storage'

/** What readers keep: per book its bookmarks, highlights, pairing of pages and corrections of panels, per series or library a profile. */
export const keptKinds = ['bookmarks', 'highlights', 'pairing', 'panels', 'profile'] as const

export type KeptKind = (typeof keptKinds)[number]

/** Whose it is, what it is and of which book, series or library. Small and capital letters of the id are the same. */
export interface KeptName {
  readonly userId: string
  readonly kind: KeptKind
  readonly id: string
}

/** The stored text: equal as long as nothing changes. */
export const readKeptText = (name: KeptName): string => readStored(keyOf(name)) ?? ''

/** What is kept under a name on this device; empty where nothing is. */
export const readKept = (name: KeptName): KeptMap => parsedMap(readKeptText(name))

/** Keeps what the person changed on this device; it is listed as not yet told to the server. */
export function writeKept(name: KeptName, map: KeptMap): void {
  writeUntold(name.userId, [...new Set([...untold(name.userId), pathOf(name)])])
  writeStored(keyOf(name), JSON.stringify(map))
}

/**
 * Joins a copy from elsewhere with what is kept here.
 * @returns both together, as it is kept from now on
 */
export function mergeKept(name: KeptName, copy: KeptMap): KeptMap {
  const own = readKept(name)
  const merged = mergedMaps(own, copy)
  if (!sameMaps(own, merged)) writeStored(keyOf(name), JSON.stringify(merged))
  return merged
}

/** What was changed on this device and is not known to be on the server. */
export function untoldKept(userId: string): KeptName[] {
  return untold(userId).flatMap(path => {
    const [kind, id] = path.split('.')
    const known = keptKinds.find(each => each === kind)
    return known && id ? [{ userId, kind: known, id }] : []
  })
}

/** Says that the server has what was kept when it was told. */
export function toldKept(name: KeptName): void {
  const path = pathOf(name)
  const before = untold(name.userId)
  if (before.includes(path))
    writeUntold(
      name.userId,
      before.filter(other => other !== path),
    )
}

/** Hears changes of this tab and of others. */
export function onKept(name: KeptName, listener: () => void): () => void {
  return onStored(key => {
    if (key === null || key === keyOf(name)) listener()
  })
}

/** Hears every change of anything kept, of this tab and of others. */
export function onAnyKept(listener: () => void): () => void {
  return onStored(key => {
    if (key === null || key.startsWith('kept.')) listener()
  })
}

const pathOf = ({ kind, id }: KeptName) => `${kind}.${id.toLowerCase()}`
const keyOf = (name: KeptName) => `kept.${name.userId}.${pathOf(name)}`
const untoldKey = (userId: string) => `untold.${userId}`

const untold = (userId: string): readonly string[] => (readStored(untoldKey(userId)) ?? '').split(' ').filter(Boolean)

function writeUntold(userId: string, paths: readonly string[]): void {
  writeStored(untoldKey(userId), paths.length > 0 ? paths.join(' ') : undefined)
}
