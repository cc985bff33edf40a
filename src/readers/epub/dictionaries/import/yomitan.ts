import type { DictionaryEntry, DictionarySource } from '../lookup/dictionaryEntries'
import { dictionaryLanguages, primaryLanguage } from '../lookup/dictionaryLanguages'
import { DictionaryError } from './dictionaryError'

interface Index {
  readonly title?: unknown
  readonly format?: unknown
  readonly version?: unknown
  readonly sourceLanguage?: unknown
  readonly targetLanguage?: unknown
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Reads a Yomitan dictionary. Format: the Yomitan schemas dictionary-index and dictionary-term-bank-v3. In version 1 the definitions
 * are at the end of each row.
 * @param index  text of index.json
 * @param banks  names of the term bank files
 * @param bank  returns the text of a term bank file
 * @throws DictionaryError when a file is broken, the version is unknown or there are no terms
 */
export function readYomitan(index: string, banks: readonly string[], bank: (name: string) => string): DictionarySource {
  const about = parsed(index, 'index.json') as Index
  const version = Number(about.format ?? about.version ?? 0)
  if (typeof about !== 'object' || about === null || text(about.title) === '')
    throw new DictionaryError('broken', 'index.json')
  if (![1, 2, 3].includes(version)) throw new DictionaryError('version', 'index.json')
  const entries: DictionaryEntry[] = []
  for (const name of banks) {
    const rows = parsed(bank(name), name)
    if (!Array.isArray(rows)) throw new DictionaryError('broken', name)
    for (const row of rows) entries.push(...entriesOfRow(row, version, name))
  }
  if (entries.length === 0) throw new DictionaryError('empty')
  const [from, to] = [about.sourceLanguage, about.targetLanguage].map(tag => primaryLanguage(text(tag)))
  const title = text(about.title)
  return {
    name: title,
    ...dictionaryLanguages(title),
    ...(from && { from }),
    ...(to && { to }),
    words: entries.map(({ word }) => word),
    entry: nth => entries[nth] as DictionaryEntry,
  }
}

function parsed(json: string, name: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new DictionaryError('broken', name)
  }
}

/** Converts a row of a term bank (term, reading, tags, rules, score, definitions) to an entry, and a reference from its reading. */
function entriesOfRow(row: unknown, version: number, name: string): readonly DictionaryEntry[] {
  if (!Array.isArray(row) || text(row[0]) === '') throw new DictionaryError('broken', name)
  const [word, reading] = [text(row[0]), text(row[1])]
  const told: unknown = version === 1 ? row.slice(5) : row[5]
  const meanings = (Array.isArray(told) ? told : [told]).map(plainTextOf).filter(Boolean)
  // A row that only refers to its base form, as [term, [rules]], has no definition.
  if (meanings.length === 0) return []
  const meaning =
    meanings.length > 1 ? meanings.map(one => `• ${one.replaceAll('\n', '\n  ')}`).join('\n') : (meanings[0] ?? '')
  const own = reading !== '' && reading !== word ? { reading } : {}
  const entry: DictionaryEntry = { word, ...own, meaning, form: 'text' }
  return 'reading' in own ? [entry, { word: reading, see: word }] : [entry]
}

const blocks = new Set('div li tr p ul ol table tbody thead tfoot details summary'.split(' '))
/** Elements that are not part of the plain text: ruby annotations and images. */
const unsaid = new Set(['rt', 'rp', 'img'])
const deepest = 100

/** Converts a definition (text or structured content) to plain text. Each block element has its own lines. */
export function plainTextOf(meaning: unknown): string {
  return plain(meaning, 0)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
}

function plain(content: unknown, depth: number): string {
  if (typeof content === 'string') return content
  if (depth > deepest || typeof content !== 'object' || content === null) return ''
  if (Array.isArray(content)) return isForm(content) ? '' : content.map(each => plain(each, depth + 1)).join('')
  const { type, tag, content: inner, text: plainText } = content as Record<string, unknown>
  if (type === 'text') return text(plainText)
  if (type === 'image' || unsaid.has(text(tag))) return ''
  if (tag === 'br') return '\n'
  const within = plain(inner, depth + 1)
  if (tag === 'li') return `\n• ${within.trim()}\n`
  if (tag === 'td' || tag === 'th') return `${within} `
  return blocks.has(text(tag)) ? `\n${within}\n` : within
}

/** Whether content is a deinflection, `[base form, [rules]]`. */
const isForm = (content: readonly unknown[]): boolean =>
  content.length === 2 &&
  typeof content[0] === 'string' &&
  Array.isArray(content[1]) &&
  content[1].every(one => typeof one === 'string')
