import { useEffect, useMemo, useState } from 'react'
import { useSetting } from './settingsInForce'
import type { Shortcut } from './shortcuts'

/** The shortcuts with the person's own keys; whoever has none does not fetch what reads them. */
export function useOwnKeys(shortcuts: readonly Shortcut[]): readonly Shortcut[] {
  const [text] = useSetting('reader.keys')
  const [own, setOwn] = useState<typeof import('./ownKeys')>()
  const isWanted = text !== ''
  useEffect(() => {
    if (isWanted) import('./ownKeys').then(setOwn, () => {})
  }, [isWanted])
  return useMemo(
    () => (own && text ? own.withOwnKeys(shortcuts, own.parsedKeys(text)) : shortcuts),
    [shortcuts, own, text],
  )
}
