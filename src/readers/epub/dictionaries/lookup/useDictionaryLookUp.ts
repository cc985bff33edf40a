import { useEffect, useState } from 'react'
import { findDictionaryEntries, type StoredDictionary } from '../../../../preferences/databases/dictionaryStore'
import type { DictionaryEntryWithLookUpKey } from './dictionaryEntries'
import { type DictionaryLookUpResult, lookUpWordInDictionaries } from './lookUpWordInDictionaries'

/** Result of the last look-up. `failed` is true if the stored dictionaries cannot be read. */
export interface UseDictionaryLookUpResult {
  readonly text: string
  readonly results: readonly DictionaryLookUpResult<StoredDictionary>[]
  readonly failed: boolean
}

/**
 * Looks up a text in the stored dictionaries.
 * @param language  language of the book as a BCP 47 tag; may be empty
 * @returns the result of the last look-up; undefined until the first look-up has finished
 */
export function useDictionaryLookUp(
  text: string,
  language: string,
  dictionaries: readonly StoredDictionary[] | undefined,
): UseDictionaryLookUpResult | undefined {
  const [state, setState] = useState<UseDictionaryLookUpResult>()
  useEffect(() => {
    if (!dictionaries) return
    let isCanceled = false
    lookUpWordInDictionaries(text, language, dictionaries, findDictionaryEntries<DictionaryEntryWithLookUpKey>).then(
      results => isCanceled || setState({ text, results, failed: false }),
      () => isCanceled || setState({ text, results: [], failed: true }),
    )
    return () => {
      isCanceled = true
    }
  }, [text, language, dictionaries])
  return state
}
