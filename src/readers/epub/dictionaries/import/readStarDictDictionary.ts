import { dictionaryLimits } from '../dictionaryLimits'
import type { DictionaryDefinition, DictionaryEntry, ParsedDictionary } from '../lookup/dictionaryEntries'
import { parseLanguagesOfDictionaryName } from '../lookup/parseLanguagesOfDictionaryName'
import { assertDictionaryEntryLimit, DictionaryImportError } from './dictionaryImportError'

/** Unpacked files of a StarDict dictionary. */
export interface StarDictFiles {
  readonly ifo: Uint8Array
  readonly idx: Uint8Array
  readonly dict: Uint8Array
  readonly syn?: Uint8Array
}

/** Maximum number of bytes that are read from an .ifo file. Such a file usually has a few hundred bytes. */
const MAX_IFO_BYTES = 65_536
/**
 * Maximum number of bytes that are read from a definition. A character in UTF-8 has at most four bytes, so a definition
 * with the maximum number of characters is read completely.
 */
const MAX_DEFINITION_BYTES = 4 * dictionaryLimits.maxDefinitionChars
const IFO_FIRST_LINE = "StarDict's dict ifo file"
const utf8Decoder = new TextDecoder()

/**
 * Reads a StarDict dictionary. The file doc/StarDictFileFormat of the project stardict-3 describes the format. All
 * numbers are big-endian.
 * @throws DictionaryImportError when a file is broken, or when the dictionary has no headwords or too many headwords
 */
export function readStarDictDictionary({ ifo, idx, dict, syn }: StarDictFiles): ParsedDictionary {
  const ifoFields = parseIfo(utf8Decoder.decode(ifo.subarray(0, MAX_IFO_BYTES)))
  const { words, offsets, sizes } = parseIdx(idx, ifoFields.get('idxoffsetbits') === '64' ? 64 : 32, dict.length)
  if (words.length === 0) throw new DictionaryImportError('empty')
  const synonyms = syn ? parseSyn(syn, words) : []
  const types = ifoFields.get('sametypesequence') ?? ''
  const name = ifoFields.get('bookname')?.slice(0, dictionaryLimits.maxNameChars) || '?'
  const entry = (index: number): DictionaryEntry => {
    const synonym = synonyms[index - words.length]
    if (synonym) return synonym
    const start = offsets[index] ?? 0
    return {
      word: words[index] ?? '',
      ...parseDefinitionData(dict.subarray(start, start + Math.min(sizes[index] ?? 0, MAX_DEFINITION_BYTES)), types),
    }
  }
  return {
    name,
    ...parseLanguagesOfDictionaryName(name),
    words: [...words, ...synonyms.map(({ word }) => word)],
    entry,
  }
}

/** Parses an .ifo file. The first line is always the same. Each further line has the form `name=value`. */
function parseIfo(text: string): ReadonlyMap<string, string> {
  const [first = '', ...lines] = text.replace(/^\ufeff/, '').split(/\r?\n/)
  if (first.trim() !== IFO_FIRST_LINE) throw new DictionaryImportError('broken', '.ifo')
  return new Map(
    lines.flatMap(line => {
      const position = line.indexOf('=')
      return position > 0 ? [[line.slice(0, position).trim(), line.slice(position + 1).trim()] as const] : []
    }),
  )
}

/**
 * Parses an .idx file. Each record contains a headword, a zero byte, the offset of the definition (32 or 64 bits), and
 * the size of the definition (32 bits).
 * @param dictLength  size of the .dict file in bytes
 */
function parseIdx(idx: Uint8Array, offsetBits: 32 | 64, dictLength: number) {
  const view = new DataView(idx.buffer, idx.byteOffset, idx.byteLength)
  const words: string[] = []
  const offsets: number[] = []
  const sizes: number[] = []
  for (let position = 0; position < idx.length; ) {
    const end = idx.indexOf(0, position)
    const next = end + 1 + offsetBits / 8 + 4
    if (end < 0 || next > idx.length) throw new DictionaryImportError('broken', '.idx')
    const offset = offsetBits === 64 ? Number(view.getBigUint64(end + 1)) : view.getUint32(end + 1)
    const size = view.getUint32(next - 4)
    if (offset + size > dictLength) throw new DictionaryImportError('broken', '.dict')
    words.push(decodeHeadword(idx.subarray(position, end)))
    assertDictionaryEntryLimit(words.length, '.idx')
    offsets.push(offset)
    sizes.push(size)
    position = next
  }
  return { words, offsets, sizes }
}

/**
 * Decodes a headword. Returns an empty string if the headword has more than 4 bytes per allowed character, because a
 * character has at most 4 bytes in UTF-8. The import ignores entries with an empty headword.
 */
const decodeHeadword = (bytes: Uint8Array): string =>
  bytes.length > 4 * dictionaryLimits.maxHeadwordChars ? '' : utf8Decoder.decode(bytes)

/**
 * Parses a .syn file. Each record contains a synonym, a zero byte, and the index of the headword to which the synonym
 * belongs (32 bits).
 */
function parseSyn(syn: Uint8Array, words: readonly string[]) {
  const view = new DataView(syn.buffer, syn.byteOffset, syn.byteLength)
  const synonyms: { word: string; see: string }[] = []
  for (let position = 0; position < syn.length; ) {
    const end = syn.indexOf(0, position)
    if (end < 0 || end + 5 > syn.length) throw new DictionaryImportError('broken', '.syn')
    const headword = words[view.getUint32(end + 1)]
    if (headword === undefined) throw new DictionaryImportError('broken', '.syn')
    synonyms.push({ word: decodeHeadword(syn.subarray(position, end)), see: headword })
    assertDictionaryEntryLimit(words.length + synonyms.length, '.syn')
    position = end + 5
  }
  return synonyms
}

/**
 * Parses a definition, which consists of fields. A text field ends with a zero byte. A binary field starts with its
 * size. Exception: if `types` is not empty, the last field has no zero byte and no size, and extends to the end of the
 * data.
 * @param types type letters of all fields, as declared in the .ifo file. Empty if the .ifo file declares no types. Each
 *   field then starts with its own type letter.
 */
function parseDefinitionFields(data: Uint8Array, types: string): [type: string, text: string][] {
  const fields: [string, string][] = []
  let position = 0
  for (let fieldIndex = 0; position < data.length && (types === '' || fieldIndex < types.length); fieldIndex++) {
    const type = types === '' ? String.fromCharCode(data[position++] ?? 0) : (types[fieldIndex] ?? '')
    const isLast = types !== '' && fieldIndex === types.length - 1
    const isText = type === type.toLowerCase()
    let end = data.length
    if (isText && !isLast) {
      const terminator = data.indexOf(0, position)
      end = terminator < 0 ? data.length : terminator
    } else if (!isText && !isLast) {
      if (position + 4 > data.length) break
      end = position + 4 + new DataView(data.buffer, data.byteOffset + position, 4).getUint32(0)
      position += 4
    }
    if (isText) fields.push([type, utf8Decoder.decode(data.subarray(position, end)).replace(/(?<!\0)\0+$/, '')])
    position = isText && !isLast ? end + 1 : end
  }
  return fields
}

/** Type letters of the fields that contain markup: HTML, Pango, XDXF and PowerWord. */
const MARKUP_FIELD_TYPES = 'hgxk'
const PRONUNCIATION_FIELD_TYPES = 'ty'
/** Type letters of the text fields that are not imported. A field of the type `r` lists image and sound files. */
const IGNORED_FIELD_TYPES = 'r'

function parseDefinitionData(data: Uint8Array, types: string): Omit<DictionaryDefinition, 'word'> {
  const fields = parseDefinitionFields(data, types).filter(
    ([type, text]) => !IGNORED_FIELD_TYPES.includes(type) && text.trim() !== '',
  )
  const reading = fields
    .filter(([type]) => PRONUNCIATION_FIELD_TYPES.includes(type))
    .map(([, text]) => text.trim())
    .join(' ')
  const textFields = fields.filter(([type]) => !PRONUNCIATION_FIELD_TYPES.includes(type))
  const hasMarkup = textFields.some(([type]) => MARKUP_FIELD_TYPES.includes(type))
  const meaning = hasMarkup
    ? textFields.map(([type, text]) => `<div>${fieldToHtml(type, text)}</div>`).join('')
    : textFields.map(([, text]) => text.trim()).join('\n')
  return { ...(reading && { reading }), meaning, form: hasMarkup ? 'html' : 'text' }
}

/**
 * Converts a field of a definition to HTML. A field of the type `h` is HTML and does not change. In other fields,
 * converts line breaks to `<br>`. In fields without markup, also escapes `&` and `<`.
 */
function fieldToHtml(type: string, text: string): string {
  if (type === 'h') return text
  const html = MARKUP_FIELD_TYPES.includes(type) ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return html.trim().replace(/\r?\n/g, '<br>')
}
