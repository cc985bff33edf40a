import { useEffect, useState } from 'react'
import { findStoredEntries, type StoredDictionary } from '../../../../preferences/dictionaryStore'
import type { KeyedEntry } from './dictionaryEntries'
import { type LookUpResult, lookUpWord } from './lookUp'

export interface LookUpState {
  /** What was looked up. */
  readonly text: string
  readonly found: readonly LookUpResult<StoredDictionary>[]
  readonly failed: boolean
}

/** What the dictionaries say of a text; of the one before until that is known, undefined at first. */
export function useLookUp(
  text: string,
  language: string,
  dictionaries: readonly StoredDictionary[] | undefined,
): LookUpState | undefined {
  const [looked, setLooked] = useState<LookUpState>()
  useEffect(() => {
    if (!dictionaries) return
    let gone = false
    lookUpWord(text, language, dictionaries, findStoredEntries<KeyedEntry>).then(
      found => gone || setLooked({ text, found, failed: false }),
      () => gone || setLooked({ text, found: [], failed: true }),
    )
    return () => {
      gone = true
    }
  }, [text, language, dictionaries])
  return looked
}
