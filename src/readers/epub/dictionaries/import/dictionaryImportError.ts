import { dictionaryLimits } from '../dictionaryLimits'

/** Reason why a dictionary import failed. The translation key of its message is `dictionary.bad.<reason>`. */
export type DictionaryImportErrorReason =
  | 'unknown'
  | 'missing'
  | 'broken'
  | 'empty'
  | 'encoding'
  | 'version'
  | 'tooLarge'
  | 'noRoom'
  | 'refused'

/** Thrown when files are not a valid dictionary or exceed a limit. */
export class DictionaryImportError extends Error {
  readonly reason: DictionaryImportErrorReason
  /** Name or extension of the file that caused the error. Empty if the error concerns no specific file. */
  readonly file: string

  constructor(reason: DictionaryImportErrorReason, file = '') {
    super(`${reason} ${file}`)
    this.reason = reason
    this.file = file
  }
}

/**
 * Checks the number of entries in a dictionary.
 * @param file name or extension of the file that contains the entries
 * @throws DictionaryImportError when there are too many entries
 */
export function assertDictionaryEntryLimit(entries: number, file: string): void {
  if (entries > dictionaryLimits.maxEntries) throw new DictionaryImportError('tooLarge', file)
}
