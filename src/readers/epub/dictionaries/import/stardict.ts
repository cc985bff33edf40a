import type { DictionaryDefinition, DictionaryEntry, DictionarySource } from '../lookup/dictionaryEntries'
import { dictionaryLanguages } from '../lookup/dictionaryLanguages'
import { DictionaryError } from './dictionaryError'

/** Unpacked files of a StarDict dictionary. */
export interface StarDictFiles {
  readonly ifo: Uint8Array
  readonly idx: Uint8Array
  readonly dict: Uint8Array
  readonly syn?: Uint8Array
}

const magic = "StarDict's dict ifo file"
const utf8 = new TextDecoder()

/**
 * Reads a StarDict dictionary. Format: doc/StarDictFileFormat of the stardict-3 project. All numbers are big-endian.
 * @throws DictionaryError when a file is broken or there are no headwords
 */
export function readStarDict({ ifo, idx, dict, syn }: StarDictFiles): DictionarySource {
  const about = ifoOf(utf8.decode(ifo))
  const { words, offsets, sizes } = indexOf(idx, about.get('idxoffsetbits') === '64' ? 64 : 32, dict.length)
  if (words.length === 0) throw new DictionaryError('empty')
  const synonyms = syn ? synonymsOf(syn, words) : []
  const types = about.get('sametypesequence') ?? ''
  const name = about.get('bookname') || '?'
  const entry = (index: number): DictionaryEntry => {
    const synonym = synonyms[index - words.length]
    if (synonym) return synonym
    const start = offsets[index] ?? 0
    return { word: words[index] ?? '', ...meaningOf(dict.subarray(start, start + (sizes[index] ?? 0)), types) }
  }
  return { name, ...dictionaryLanguages(name), words: [...words, ...synonyms.map(({ word }) => word)], entry }
}

/** Parses an .ifo file: lines of `name=value` after the fixed first line. */
function ifoOf(text: string): ReadonlyMap<string, string> {
  const [first = '', ...lines] = text.replace(/^\ufeff/, '').split(/\r?\n/)
  if (first.trim() !== magic) throw new DictionaryError('broken', '.ifo')
  return new Map(
    lines.flatMap(line => {
      const at = line.indexOf('=')
      return at > 0 ? [[line.slice(0, at).trim(), line.slice(at + 1).trim()] as const] : []
    }),
  )
}

/**
 * Parses an .idx file. Each record: headword, zero byte, offset of the definition (32 or 64 bits), its size in bytes (32 bits).
 * @param length  size of the .dict file in bytes
 */
function indexOf(idx: Uint8Array, bits: 32 | 64, length: number) {
  const view = new DataView(idx.buffer, idx.byteOffset, idx.byteLength)
  const words: string[] = []
  const offsets: number[] = []
  const sizes: number[] = []
  for (let at = 0; at < idx.length; ) {
    const end = idx.indexOf(0, at)
    const next = end + 1 + bits / 8 + 4
    if (end < 0 || next > idx.length) throw new DictionaryError('broken', '.idx')
    const offset = bits === 64 ? Number(view.getBigUint64(end + 1)) : view.getUint32(end + 1)
    const size = view.getUint32(next - 4)
    if (offset + size > length) throw new DictionaryError('broken', '.dict')
    words.push(utf8.decode(idx.subarray(at, end)))
    offsets.push(offset)
    sizes.push(size)
    at = next
  }
  return { words, offsets, sizes }
}

/** Parses a .syn file. Each record: synonym, zero byte, index of its headword (32 bits). */
function synonymsOf(syn: Uint8Array, words: readonly string[]) {
  const view = new DataView(syn.buffer, syn.byteOffset, syn.byteLength)
  const synonyms: { word: string; see: string }[] = []
  for (let at = 0; at < syn.length; ) {
    const end = syn.indexOf(0, at)
    if (end < 0 || end + 5 > syn.length) throw new DictionaryError('broken', '.syn')
    const see = words[view.getUint32(end + 1)]
    if (see === undefined) throw new DictionaryError('broken', '.syn')
    synonyms.push({ word: utf8.decode(syn.subarray(at, end)), see })
    at = end + 5
  }
  return synonyms
}

/**
 * Parses the text fields of a definition. A lower-case type is a text that ends with a zero byte, an upper-case type is binary data
 * after its size (32 bits). The last field has neither terminator nor size when the dictionary declares its types.
 * @param types  types declared for the whole dictionary; empty when each field begins with its type
 */
function fieldsOf(data: Uint8Array, types: string): [type: string, text: string][] {
  const fields: [string, string][] = []
  let at = 0
  for (let nth = 0; at < data.length && (types === '' || nth < types.length); nth++) {
    const type = types === '' ? String.fromCharCode(data[at++] ?? 0) : (types[nth] ?? '')
    const isLast = types !== '' && nth === types.length - 1
    const isText = type === type.toLowerCase()
    let end = data.length
    if (isText && !isLast) {
      const zero = data.indexOf(0, at)
      end = zero < 0 ? data.length : zero
    } else if (!isText && !isLast) {
      if (at + 4 > data.length) break
      end = at + 4 + new DataView(data.buffer, data.byteOffset + at, 4).getUint32(0)
      at += 4
    }
    if (isText) fields.push([type, utf8.decode(data.subarray(at, end)).replace(/\0+$/, '')])
    at = isText && !isLast ? end + 1 : end
  }
  return fields
}

/** Types of fields with markup: HTML, Pango, XDXF, PowerWord. */
const marked = 'hgxk'
/** Types of fields with a pronunciation. */
const spoken = 'ty'
/** Types of fields with names of image and sound files, which are not imported. */
const leftOut = 'r'

function meaningOf(data: Uint8Array, types: string): Omit<DictionaryDefinition, 'word'> {
  const fields = fieldsOf(data, types).filter(([type, text]) => !leftOut.includes(type) && text.trim() !== '')
  const reading = fields
    .filter(([type]) => spoken.includes(type))
    .map(([, text]) => text.trim())
    .join(' ')
  const told = fields.filter(([type]) => !spoken.includes(type))
  const isMarked = told.some(([type]) => marked.includes(type))
  const meaning = isMarked
    ? told.map(([type, text]) => `<div>${markedText(type, text)}</div>`).join('')
    : told.map(([, text]) => text.trim()).join('\n')
  return { ...(reading && { reading }), meaning, form: isMarked ? 'html' : 'text' }
}

/** Converts a field to HTML. Line breaks have no meaning in HTML and become `<br>` in the other formats. */
function markedText(type: string, text: string): string {
  if (type === 'h') return text
  const safe = marked.includes(type) ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return safe.trim().replace(/\r?\n/g, '<br>')
}
