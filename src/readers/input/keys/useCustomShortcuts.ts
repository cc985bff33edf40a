import { useEffect, useMemo, useState } from 'react'
import { useSetting } from '../../settings/effectiveSettings'
import type { Shortcut } from './shortcuts'

type OwnKeys = typeof import('./customShortcuts')

let atHand: OwnKeys | undefined

/** Told by what reads them anyway, so that a key counts from the moment in which one gave it. */
export function setCustomShortcutsLoaded(module: OwnKeys): void {
  atHand = module
}

/** The shortcuts with the person's own keys; whoever has none does not fetch what reads them. */
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
