import { type KeptMap, parsedMap } from './keptMap'
import { onStored, readStored, writeStored } from './storage'

/** What readers keep: per book its bookmarks, highlights and pairing of pages, per series or library a profile. */
export type KeptKind = 'bookmarks' | 'highlights' | 'pairing' | 'profile'

/** Whose it is, what it is and of which book, series or library. */
export interface KeptName {
  readonly userId: string
  readonly kind: KeptKind
  readonly id: string
}

/** The stored text: equal as long as nothing changes. */
export const readKeptText = (name: KeptName): string => readStored(keyOf(name)) ?? ''

export const readKept = (name: KeptName): KeptMap => parsedMap(readKeptText(name))

export function writeKept(name: KeptName, map: KeptMap): void {
  writeStored(keyOf(name), Object.keys(map).length > 0 ? JSON.stringify(map) : undefined)
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

const keyOf = ({ userId, kind, id }: KeptName) => `kept.${userId}.${kind}.${id}`
