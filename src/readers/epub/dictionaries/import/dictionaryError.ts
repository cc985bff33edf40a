/** Why files are not taken in; the words for it are `dictionary.bad.<reason>`. */
export type DictionaryErrorReason =
  | 'unknown'
  | 'missing'
  | 'broken'
  | 'empty'
  | 'encoding'
  | 'version'
  | 'tooLarge'
  | 'noRoom'
  | 'refused'

/** Files that are no dictionary, or one that cannot be kept. */
export class DictionaryError extends Error {
  readonly reason: DictionaryErrorReason
  /** The file that it is about, where there is one. */
  readonly file: string

  constructor(reason: DictionaryErrorReason, file = '') {
    super(`${reason} ${file}`)
    this.reason = reason
    this.file = file
  }
}
