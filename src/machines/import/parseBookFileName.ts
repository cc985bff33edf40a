import { parseKanjiNumber, toAsciiDigits } from './parseNumerals'

/** Confidence that a value derived from a file name is correct. If it is low, the user must confirm the value. */
export type FileNameParseConfidence = 'high' | 'medium' | 'low'

/** Values that the client derives from the file name and the folder name of a book. */
export type ParsedBookFileName = {
  /** Title of the series. Empty if the path contains no title. */
  readonly series: string
  readonly number: number | undefined
  /** Number of the volume. Undefined unless the file name contains a volume in addition to the book number. */
  readonly volume: number | undefined
  readonly year: number | undefined
  /**
   * Title of the book, which is the text after the book number in the file name. Empty if there is no number, or no
   * text after it.
   */
  readonly title: string
  readonly isOneshot: boolean
  readonly confidence: FileNameParseConfidence
}

type NumberMatch = { value: number; start: number; end: number; isExplicit: boolean; isDoubtful?: boolean }

const decimal = String.raw`\d+(?:[.,]\d+)?`
const kanji = '[〇零一二三四五六七八九十百]'
/**
 * Matches a number in decimal digits or Chinese numerals, for example `12` or `十二`. East Asian file names contain such
 * a number before a word for chapter or volume. The two lookbehinds ensure that a match begins with the first character
 * of a number. Without the lookbehinds, the search time would grow with the square of the length of the number.
 */
const eastAsianNumber = String.raw`((?<!\d)${decimal}|(?<!${kanji})${kanji}+)`
const volumeWords = 'volume|vol|tome|tom|band|bd|том|volumen|tomo|deel|cilt|مجلد|المجلد|खंड|v|t'
const issueWords =
  'issue|chapter|chap|ch|no|nr|num|numéro|número|nummer|heft|ausgabe|zeszyt|rozdział|kapitel|capítulo|chapitre|выпуск|глава|العدد|الفصل|अंक|ep|episode|c'

const patterns = {
  hash: new RegExp(`#\\s*(-?${decimal})`, 'u'),
  issue: new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${issueWords})[.\\s]*(${decimal})(?![\\p{L}\\d])`, 'iu'),
  numero: new RegExp(`[№°]\\s*(${decimal})`, 'u'),
  eastAsianChapter: new RegExp(`[第제]?\\s*${eastAsianNumber}\\s*(?:話|话|章|回|号|號|화|회|호)`, 'u'),
  eastAsianVolume: new RegExp(`[第제]?\\s*${eastAsianNumber}\\s*(?:巻|卷|冊|册|권)`, 'u'),
  volume: new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${volumeWords})[.\\s]*(${decimal})(?![\\p{L}\\d])`, 'iu'),
  ofTotal: new RegExp(`(?<![\\p{L}\\d.])(${decimal})\\s+of\\s+\\d+`, 'iu'),
  range: /(?<![\p{L}\d.])(\d+)\s?[-–]\s?\d+(?![\p{L}\d.])/u,
}

const oneshotPattern = /(?<![\p{L}\d])(?:one[\s-]?shot|読み?切り?|단편)(?![\p{L}\d])/iu
const fractions: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' }
const edgeSeparators = /^[\s\-–—:,;._~#]+|(?<![\s\-–—:,;._~#])[\s\-–—:,;._~#]+$/gu

/**
 * Derives series, number and title from the path of a book file. For example, `Rain v01 #02.5` is book 2.5 of the
 * series "Rain". Recognizes the digits of all writing systems. If the file name contains no series, the folder name is
 * the series.
 * @param path path with slashes or backslashes
 */
export function parseBookFileName(path: string): ParsedBookFileName {
  const segments = path.split(/[/\\]/).filter(Boolean)
  const name = (segments.at(-1) ?? '').replace(/\.[\p{L}\d]{2,4}$/u, '')
  const folder = parseFolderName(segments.at(-2) ?? '')
  const hasOneshotMarker = oneshotPattern.test(name)
  const { text, year } = removeBrackets(normalizeName(name))
  const content = text.replace(oneshotPattern, ' ').trim()
  const hasFolderPrefix = folder.series !== '' && startsWithName(content, folder.series)
  const offset = hasFolderPrefix ? folder.series.length : 0
  const numberMatch = findNumber(content, offset)
  const titleBefore = trimSeparators(content.slice(0, numberMatch?.start ?? content.length))
  const ownSeries = hasFolderPrefix ? folder.series : titleBefore
  const series = ownSeries === '' ? folder.series : ownSeries
  return {
    series,
    number: numberMatch?.value,
    volume: numberMatch?.volume,
    year: year ?? folder.year,
    title: numberMatch ? trimSeparators(content.slice(numberMatch.end)) : '',
    isOneshot: hasOneshotMarker || numberMatch === undefined,
    confidence: rateParsedFile(series, numberMatch, hasFolderPrefix, hasOneshotMarker),
  }
}

function rateParsedFile(
  series: string,
  number: NumberMatch | undefined,
  hasFolderPrefix: boolean,
  hasOneshotMarker: boolean,
): FileNameParseConfidence {
  if (series === '' || number?.isDoubtful) return 'low'
  if (!number) return hasOneshotMarker ? 'medium' : 'low'
  return number.isExplicit || hasFolderPrefix ? 'high' : 'medium'
}

function parseFolderName(folder: string): { series: string; year: number | undefined } {
  const { text, year } = removeBrackets(normalizeName(folder))
  return { series: trimSeparators(text), year }
}

/**
 * Normalizes a file name. Converts all digits to ASCII digits, fractions such as ½ to decimals, and underscores to
 * spaces. If the name contains no spaces, also converts dots outside of numbers to spaces.
 */
function normalizeName(name: string): string {
  const withDecimals = name.replace(/((?:(?<!\d)\d+)?)\s?([½¼¾])/gu, (_, whole: string, sign: string) => {
    return `${whole === '' ? '0' : whole}${fractions[sign] ?? ''}`
  })
  const text = toAsciiDigits(withDecimals.normalize('NFKC')).replaceAll('_', ' ')
  const spaced = text.includes(' ') ? text : text.replace(/\.(?!\d)|(?<!\d)\./gu, ' ')
  return spaced.replace(/\s+/gu, ' ').trim()
}

/**
 * Removes each pair of brackets and the text inside, such as a year or the name of a release group. Returns the
 * remaining text, and the first year in brackets. If the text inside brackets contains a one-shot marker, removes the
 * brackets but not this text.
 */
function removeBrackets(name: string): { text: string; year: number | undefined } {
  let year: number | undefined
  const text = name.replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|【[^【】]*】|《[^《》]*》/gu, group => {
    const match = /^.\s*((?:18|19|20)\d{2})(?:\s*[-–,]|\s*.$)/u.exec(group)
    year ??= match ? Number(match[1]) : undefined
    return oneshotPattern.test(group) ? group.slice(1, -1) : ' '
  })
  return { text: text.replace(/\s+/gu, ' ').trim(), year }
}

/**
 * Finds the book number in a file name. If the name contains both a volume and a book number, also returns the volume.
 * @param text normalized file name
 * @param offset index at which the search starts
 */
function findNumber(text: string, offset: number): (NumberMatch & { volume?: number }) | undefined {
  const rest = text.slice(offset)
  const volume = matchMarker(rest, patterns.volume) ?? matchMarker(rest, patterns.eastAsianVolume)
  const issue =
    matchMarker(rest, patterns.hash) ??
    matchMarker(rest, patterns.numero) ??
    matchMarker(rest, patterns.eastAsianChapter) ??
    matchMarker(rest, patterns.ofTotal) ??
    matchMarker(rest, patterns.issue)
  const number = issue ?? (volume ? findPlainNumber(rest, volume.end) : findPlainNumber(rest, 0)) ?? volume
  if (!number) return undefined
  const start = Math.min(number.start, volume?.start ?? number.start)
  const result = {
    ...number,
    start: start + offset,
    end: Math.max(number.end, volume?.end ?? 0) + offset,
    isDoubtful: number.isDoubtful ?? false,
  }
  return volume && volume !== number ? { ...result, volume: volume.value } : result
}

function matchMarker(text: string, pattern: RegExp): NumberMatch | undefined {
  const match = pattern.exec(text)
  if (!match?.[1]) return undefined
  const value = parseNumber(match[1])
  return value === undefined
    ? undefined
    : { value, start: match.index, end: match.index + match[0].length, isExplicit: true }
}

/**
 * Finds a book number that has no marker such as `#` before it. The result is doubtful if the number starts a range,
 * has a letter after it, or may be a year or a part of the title.
 */
function findPlainNumber(text: string, from: number): NumberMatch | undefined {
  const range = patterns.range.exec(text.slice(from))
  if (range?.[1]) {
    const start = from + range.index
    const end = start + range[0].length
    return { value: Number(range[1]), start, end, isExplicit: false, isDoubtful: true }
  }
  const matches = [
    ...text.slice(from).matchAll(new RegExp(`(?<![\\p{L}\\d.])(${decimal})(\\p{L}?)(?![\\p{L}\\d])`, 'gu')),
  ]
  // If a number stands directly before " - ", this is the book number. Otherwise, the last number is the book number.
  const match =
    matches.find(({ 0: found, index }) => /^\s+[-–—]\s/u.test(text.slice(from + index + found.length))) ??
    matches.at(-1)
  const value = match?.[1] === undefined ? undefined : parseNumber(match[1])
  if (!match || value === undefined) return undefined
  const start = from + match.index
  const end = start + match[0].length
  const isDoubtful = match[2] !== '' || /^(?:19|20)\d{2}$/.test(match[1] ?? '') || /^\s*\p{L}/u.test(text.slice(end))
  return { value, start, end, isExplicit: false, isDoubtful }
}

function parseNumber(text: string): number | undefined {
  const value = /^-?\d/.test(text) ? Number(text.replace(',', '.')) : parseKanjiNumber(text)
  return value !== undefined && Number.isFinite(value) ? value : undefined
}

const startsWithName = (text: string, name: string) =>
  text.toLowerCase().startsWith(name.toLowerCase()) && !/^[\p{L}\d]/u.test(text.slice(name.length))

const trimSeparators = (text: string) => text.replace(edgeSeparators, '')
