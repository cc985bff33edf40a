import { useEffect, useMemo, useState } from 'react'
import { useSetting } from '../../settings/effectiveSettings'
import type { Shortcut } from './shortcuts'

type OwnKeys = typeof import('./customShortcuts')

let atHand: OwnKeys | undefined

/** Provides the module when the shortcut sheet has loaded it, so that a new key works immediately. */
export function setCustomShortcutsLoaded(module: OwnKeys): void {
  atHand = module
}

/** Returns the shortcuts with the user's changes. Loads the code for changes only when there are any. */
export function useCustomShortcuts(shortcuts: readonly Shortcut[]): readonly Shortcut[] {
  const [text] = useSetting('reader.keys')
  const [fetched, setFetched] = useState<OwnKeys>()
  const own = fetched ?? atHand
  const isWanted = text !== ''
  useEffect(() => {
    if (isWanted) import('./customShortcuts').then(setFetched, () => {})
  }, [isWanted])
  return useMemo(
    () => (own && text ? own.withCustomShortcuts(shortcuts, own.parseCustomShortcuts(text)) : shortcuts),
    [shortcuts, own, text],
  )
}
