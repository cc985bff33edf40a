import { useEffect, useState } from 'react'
import { findStoredEntries, type StoredDictionary } from '../../../../preferences/dictionaryStore'
import type { KeyedEntry } from './dictionaryEntries'
import { type LookUpResult, lookUpWord } from './lookUp'

/** Result of the last finished look-up. `failed` is true when the dictionaries cannot be read. */
export interface LookUpState {
  /** Text that was looked up. */
  readonly text: string
  readonly found: readonly LookUpResult<StoredDictionary>[]
  readonly failed: boolean
}

/**
 * Looks up a text in the stored dictionaries.
 * @param language  language of the book as a BCP 47 tag; may be empty
 * @returns the previous result until the new one is available; undefined before the first
 */
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
