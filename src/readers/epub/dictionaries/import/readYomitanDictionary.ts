import { dictionaryLimits } from '../dictionaryLimits'
import type { DictionaryEntry, ParsedDictionary } from '../lookup/dictionaryEntries'
import { getPrimaryLanguageCode, parseLanguagesOfDictionaryName } from '../lookup/parseLanguagesOfDictionaryName'
import { assertDictionaryEntryLimit, DictionaryImportError } from './dictionaryImportError'

interface YomitanIndex {
  readonly title?: unknown
  readonly format?: unknown
  readonly version?: unknown
  readonly sourceLanguage?: unknown
  readonly targetLanguage?: unknown
}

const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Reads a Yomitan dictionary. Its files follow the Yomitan schemas dictionary-index and dictionary-term-bank-v3.
 * @param index text of index.json
 * @param termBanks names of the term bank files
 * @param readTermBank returns the text of a term bank file
 * @throws DictionaryImportError when a file is broken, the version is unknown, or the dictionary has no terms or too
 *   many terms
 */
export function readYomitanDictionary(
  index: string,
  termBanks: readonly string[],
  readTermBank: (name: string) => string,
): ParsedDictionary {
  const indexFields = parseJson(index, 'index.json') as YomitanIndex
  const version = Number(indexFields.format ?? indexFields.version ?? 0)
  if (typeof indexFields !== 'object' || indexFields === null || stringOrEmpty(indexFields.title) === '')
    throw new DictionaryImportError('broken', 'index.json')
  if (![1, 2, 3].includes(version)) throw new DictionaryImportError('version', 'index.json')
  const entries: DictionaryEntry[] = []
  for (const name of termBanks) {
    const rows = parseJson(readTermBank(name), name)
    if (!Array.isArray(rows)) throw new DictionaryImportError('broken', name)
    for (const row of rows) entries.push(...parseTermRow(row, version, name))
    assertDictionaryEntryLimit(entries.length, name)
  }
  if (entries.length === 0) throw new DictionaryImportError('empty')
  const [from, to] = [indexFields.sourceLanguage, indexFields.targetLanguage].map(tag =>
    getPrimaryLanguageCode(stringOrEmpty(tag)),
  )
  const title = stringOrEmpty(indexFields.title).slice(0, dictionaryLimits.maxNameChars)
  return {
    name: title,
    ...parseLanguagesOfDictionaryName(title),
    ...(from && { from }),
    ...(to && { to }),
    words: entries.map(({ word }) => word),
    entry: position => entries[position] as DictionaryEntry,
  }
}

function parseJson(json: string, name: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new DictionaryImportError('broken', name)
  }
}

/**
 * Converts a row of a term bank to a dictionary entry. If the reading differs from the headword, adds a second entry
 * that refers from the reading to the headword.
 */
function parseTermRow(row: unknown, version: number, name: string): readonly DictionaryEntry[] {
  if (!Array.isArray(row) || stringOrEmpty(row[0]) === '') throw new DictionaryImportError('broken', name)
  const [word, reading] = [stringOrEmpty(row[0]), stringOrEmpty(row[1])]
  const definitions: unknown = version === 1 ? row.slice(5) : row[5]
  const meanings = (Array.isArray(definitions) ? definitions : [definitions])
    .map(yomitanDefinitionToPlainText)
    .filter(Boolean)
  // Skips rows without a definition in text form, for example a row with only a reference from an inflected form to its
  // base form.
  if (meanings.length === 0) return []
  const meaning =
    meanings.length > 1 ? meanings.map(item => `• ${item.replaceAll('\n', '\n  ')}`).join('\n') : (meanings[0] ?? '')
  const readingField = reading !== '' && reading !== word ? { reading } : {}
  const entry: DictionaryEntry = { word, ...readingField, meaning, form: 'text' }
  return 'reading' in readingField ? [entry, { word: reading, see: word }] : [entry]
}

const BLOCK_TAGS = new Set('div li tr p ul ol table tbody thead tfoot details summary'.split(' '))
/** Elements whose content is missing in the plain text: ruby annotations and images. */
const IGNORED_TAGS = new Set(['rt', 'rp', 'img'])
const MAX_NESTING_DEPTH = 100

/** Converts a definition to plain text. Each block element starts a new line. */
export function yomitanDefinitionToPlainText(meaning: unknown): string {
  return contentToPlainText(meaning, 0)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
}

function contentToPlainText(content: unknown, depth: number): string {
  if (typeof content === 'string') return content
  if (depth > MAX_NESTING_DEPTH || typeof content !== 'object' || content === null) return ''
  if (Array.isArray(content))
    return isDeinflection(content) ? '' : content.map(child => contentToPlainText(child, depth + 1)).join('')
  const { type, tag, content: inner, text: plainText } = content as Record<string, unknown>
  if (type === 'text') return stringOrEmpty(plainText)
  if (type === 'image' || IGNORED_TAGS.has(stringOrEmpty(tag))) return ''
  if (tag === 'br') return '\n'
  const innerText = contentToPlainText(inner, depth + 1)
  if (tag === 'li') return `\n• ${innerText.trim()}\n`
  if (tag === 'td' || tag === 'th') return `${innerText} `
  return BLOCK_TAGS.has(stringOrEmpty(tag)) ? `\n${innerText}\n` : innerText
}

/**
 * Whether a definition only refers to a base form. Such a definition has the form `[base form, [inflection rules]]`.
 */
const isDeinflection = (content: readonly unknown[]): boolean =>
  content.length === 2 &&
  typeof content[0] === 'string' &&
  Array.isArray(content[1]) &&
  content[1].every(item => typeof item === 'string')
