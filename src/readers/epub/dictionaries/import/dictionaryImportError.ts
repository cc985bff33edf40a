/** Reason why an import was rejected. The message of a reason has the translation key `dictionary.bad.<reason>`. */
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

/** Thrown when files are not a valid dictionary or cannot be stored. */
export class DictionaryImportError extends Error {
  readonly reason: DictionaryImportErrorReason
  /** Name or extension of the file that caused the error; empty when no single file is the cause. */
  readonly file: string

  constructor(reason: DictionaryImportErrorReason, file = '') {
    super(`${reason} ${file}`)
    this.reason = reason
    this.file = file
  }
}
