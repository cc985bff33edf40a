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
/** Private Unicode character that replaces a missing value. No title contains this character. */
const MISSING = '\uE000'
const placeholderPattern = /\{(series|number|title|volume|year|name)(?::(\d))?\}/g

/**
 * Returns the problem of a file name pattern such as `{series} - {number:3} - {title}`. The digit after the colon is
 * the minimum number of digits. Returns undefined for a valid pattern.
 */
export function findFileNamePatternProblem(pattern: string): FileNamePatternProblem | undefined {
  if (pattern.trim() === '') return 'empty'
  const literal = pattern.replace(placeholderPattern, '')
  if (/\{[^{}]*\}/.test(literal)) return 'unknownPlaceholder'
  if (/[{}]/.test(literal)) return 'unclosedPlaceholder'
  return literal.search(invalidFileNameCharacterPattern) >= 0 ? 'invalidCharacters' : undefined
}

/**
 * Returns the file name that a pattern creates for a file. Replaces characters that are invalid in file names. Omits
 * missing values together with the brackets and separators around them.
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

/** Removes the markers of missing values. Also removes the brackets around a marker, or the separators beside it. */
const removeMissingValues = (name: string) =>
  name
    .replace(/(?:(?<!\s)\s+)?[([]\s*\uE000\s*[)\]]/g, '')
    .replace(/(?:(?<![\s\-–—_.,#])[\s\-–—_.,#]+)?\uE000/g, '')
    .replace(/\s+/g, ' ')

const trimEdges = (name: string) => name.replace(/(?<![\s\-–—_.,#])[\s\-–—_.,#]+$/, '').replace(/^[\s\-–—_,]+/, '')

/** Adds leading zeros to a number until its integer part has `width` digits, at most {@link MAX_PADDING_DIGITS}. */
function padNumber(value: number, width: number): string {
  const [whole = '', fraction] = String(Math.abs(value)).split('.')
  const padded = whole.padStart(Math.min(width, MAX_PADDING_DIGITS), '0')
  return `${value < 0 ? '-' : ''}${padded}${fraction === undefined ? '' : `.${fraction}`}`
}

/** Returns a key for comparing file names. Names that differ only in case have the same key. */
export const normalizeFileNameForComparison = (fileName: string): string => fileName.normalize('NFC').toLowerCase()

/** Returns the extension of a path with its dot; empty if the path has no extension. */
export const getPathExtension = (path: string): string => /\.[^./\\]+$/.exec(path)?.[0] ?? ''

/** Returns the last segment of a path. The separator may be a slash or a backslash. */
export const getPathBaseName = (path: string): string => path.split(/[/\\]/).at(-1) ?? ''

/**
 * Returns the first problem of the file name of an import. Undefined for a valid name.
 * @param name name without extension
 * @param extension extension of the file with its dot
 * @param existing keys of the files in the series, see {@link normalizeFileNameForComparison}
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
