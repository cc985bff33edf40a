import { useEffect, useState } from 'react'
import { type KeptDictionary, keptEntries } from '../../../preferences/dictionaryStore'
import type { KeyedEntry } from './entries'
import { type Found, lookedUp } from './lookUp'

export interface LookedUp {
  /** What was looked up. */
  readonly text: string
  readonly found: readonly Found<KeptDictionary>[]
  readonly failed: boolean
}

/** What the dictionaries say of a text; of the one before until that is known, undefined at first. */
export function useLookUp(
  text: string,
  language: string,
  dictionaries: readonly KeptDictionary[] | undefined,
): LookedUp | undefined {
  const [looked, setLooked] = useState<LookedUp>()
  useEffect(() => {
    if (!dictionaries) return
    let gone = false
    lookedUp(text, language, dictionaries, keptEntries<KeyedEntry>).then(
      found => gone || setLooked({ text, found, failed: false }),
      () => gone || setLooked({ text, found: [], failed: true }),
    )
    return () => {
      gone = true
    }
  }, [text, language, dictionaries])
  return looked
}
