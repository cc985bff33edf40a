import {
  countUtf8Bytes,
  invalidFileNameCharacterPattern,
  MAX_FILE_NAME_BYTES,
  replaceForbiddenFileNameCharacters,
  reservedFileNamePattern,
} from '../../language/validFileNames'

/** Values for the placeholders of a file name pattern, such as `{series}`. */
export type FileNamePatternValues = {
  readonly series: string
  readonly number: number | undefined
  readonly title: string
  readonly volume: number | undefined
  readonly year: number | undefined
  /** Name of the source file without extension. */
  readonly name: string
}

export type FileNamePatternProblem = 'empty' | 'unknownPlaceholder' | 'unclosedPlaceholder' | 'invalidCharacters'
export type DestinationFileNameProblem = 'empty' | 'invalidCharacters' | 'reserved' | 'edge' | 'tooLong' | 'exists'

const MAX_PADDING_DIGITS = 9
/** Private Unicode character that marks a missing value in a file name. Titles do not contain this character. */
const MISSING = '\uE000'
const placeholderPattern = /\{(series|number|title|volume|year|name)(?::(\d))?\}/g

/**
 * Checks a file name pattern such as `{series} - {number:3} - {title}`. The digit after the colon is the minimum number
 * of digits. Returns the problem of an invalid pattern, and undefined for a valid pattern.
 */
export function findFileNamePatternProblem(pattern: string): FileNamePatternProblem | undefined {
  if (pattern.trim() === '') return 'empty'
  const literal = pattern.replace(placeholderPattern, '')
  if (/\{[^{}]*\}/.test(literal)) return 'unknownPlaceholder'
  if (/[{}]/.test(literal)) return 'unclosedPlaceholder'
  return literal.search(invalidFileNameCharacterPattern) >= 0 ? 'invalidCharacters' : undefined
}

/**
 * Creates the file name for a file from a pattern. Replaces or removes characters that are invalid in file names. If
 * the value of a placeholder is missing, also removes the brackets around the placeholder, or the separators before the
 * placeholder.
 * @param pattern valid pattern, see {@link findFileNamePatternProblem}
 */
export function formatDestinationFileName(pattern: string, values: FileNamePatternValues): string {
  const name = pattern.replace(placeholderPattern, (_, key: keyof FileNamePatternValues, width?: string) => {
    const value = values[key]
    if (value === undefined || value === '') return MISSING
    return typeof value === 'number' ? padNumber(value, Number(width ?? 0)) : replaceForbiddenFileNameCharacters(value)
  })
  return trimEdges(removeMissingValues(name))
}

/**
 * Removes the character {@link MISSING} wherever it marks a missing value. Also removes the brackets around the
 * character, or the separators before it. For example, removes " (\uE000)" and " - \uE000".
 */
const removeMissingValues = (name: string) =>
  name
    .replace(/(?:(?<!\s)\s+)?[([]\s*\uE000\s*[)\]]/g, '')
    .replace(/(?:(?<![\s\-–—_.,#])[\s\-–—_.,#]+)?\uE000/g, '')
    .replace(/\s+/g, ' ')

const trimEdges = (name: string) => name.replace(/(?<![\s\-–—_.,#])[\s\-–—_.,#]+$/, '').replace(/^[\s\-–—_,]+/, '')

/**
 * Adds leading zeros, so that the integer part of a number has at least `width` digits. If `width` is greater than
 * {@link MAX_PADDING_DIGITS}, uses {@link MAX_PADDING_DIGITS} instead.
 */
function padNumber(value: number, width: number): string {
  const [whole = '', fraction] = String(Math.abs(value)).split('.')
  const padded = whole.padStart(Math.min(width, MAX_PADDING_DIGITS), '0')
  return `${value < 0 ? '-' : ''}${padded}${fraction === undefined ? '' : `.${fraction}`}`
}

/**
 * Returns a text for comparing file names. File names that differ only in case or in Unicode composition have the same
 * text.
 */
export const normalizeFileNameForComparison = (fileName: string): string => fileName.normalize('NFC').toLowerCase()

/** Returns the extension of a path, including its dot. Returns an empty text if the path has no extension. */
export const getPathExtension = (path: string): string => /\.[^./\\]+$/.exec(path)?.[0] ?? ''

/** Returns the part of a path after the last slash or backslash. */
export const getPathBaseName = (path: string): string => path.split(/[/\\]/).at(-1) ?? ''

/**
 * Checks the name that a file has after the import. Returns the first problem of the name, and undefined for a valid
 * name.
 * @param name name without extension
 * @param extension extension of the file, including its dot
 * @param existing file names in the series, normalized with {@link normalizeFileNameForComparison}
 */
export function findDestinationFileNameProblem(
  name: string,
  extension: string,
  existing: ReadonlySet<string>,
): DestinationFileNameProblem | undefined {
  if (name.trim() === '') return 'empty'
  if (name.search(invalidFileNameCharacterPattern) >= 0) return 'invalidCharacters'
  if (reservedFileNamePattern.test(name)) return 'reserved'
  if (name !== name.trim() || name.startsWith('.') || name.endsWith('.')) return 'edge'
  if (countUtf8Bytes(name + extension) > MAX_FILE_NAME_BYTES) return 'tooLong'
  return existing.has(normalizeFileNameForComparison(name + extension)) ? 'exists' : undefined
}
