import { PARAGRAPH_SEPARATOR } from './paragraphSeparator'

/**
 * Text for a search that ignores case, accents and spelling variants such as `æ` and `ae`. `starts` and `ends` map each
 * code unit of `text` to its place in the original text.
 */
export interface FoldedTextWithOffsets {
  readonly text: string
  /** Start offset in the original text, for each code unit of `text`. */
  readonly starts: Uint32Array
  /** End offset in the original text, for each code unit of `text`. The end is exclusive. */
  readonly ends: Uint32Array
}

/**
 * Matches a character with up to 1,000 combining marks. The number is limited, because an unlimited repetition could
 * overflow the stack of the JavaScript engine V8.
 */
const CHARACTER_WITH_MARKS = /.(?:\p{M}|\u200d|[\uff9e\uff9f]){0,1000}/suy

/**
 * Matches marks that the search ignores, such as accents, vowel points and soft hyphens. Does not match some marks that
 * create a different letter, for example the breve that turns the Cyrillic letter и into й.
 */
const IGNORED_MARKS = new RegExp(
  [
    '(?<![иИ])\\u0306',
    '[\\u0300-\\u0305\\u0307-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]',
    '[\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7]',
    '[\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed]',
    '[\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufe00-\\ufe0f\\ufeff]',
  ].join('|'),
  'gu',
)

/** Replacements for letters that Unicode does not decompose, such as `ø`, and for typographic punctuation. */
const letterReplacements: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
}

/**
 * Converts a text so that a search in it ignores case, accents and spelling variants. Replaces each run of white space
 * by a single space, or by a single paragraph separator if the run contains a paragraph separator.
 */
export function foldTextWithOffsets(source: string): FoldedTextWithOffsets {
  const folded = new FoldedTextBuilder(source.length)
  /**
   * Cache of converted characters. A key consists of a character and its combining marks. Without the cache, the
   * conversion would be slow.
   */
  const foldedByCharacter = new Map<string, string>()
  let position = 0
  while (position < source.length) {
    const runEnd = asciiRunEnd(source, position)
    if (runEnd > position) {
      folded.appendRun(source.slice(position, runEnd).toLowerCase(), position)
      position = runEnd
      continue
    }
    const end = characterEnd(source, position)
    if (isSpace(source.charCodeAt(position))) folded.append(foldSpace(source, position, end), position, end)
    else {
      const character = source.slice(position, end)
      const known = foldedByCharacter.get(character)
      const text = known ?? foldCharacter(character)
      if (known === undefined && foldedByCharacter.size < MAX_CACHED_CHARACTERS) foldedByCharacter.set(character, text)
      folded.append(text, position, end)
    }
    position = end
  }
  return folded.build()
}

const MAX_CACHED_CHARACTERS = 20_000

/**
 * Builds the converted text, and stores the offsets in the original text for each of its code units. The arrays grow
 * when necessary, because the length of the converted text is not known in advance.
 */
class FoldedTextBuilder {
  private readonly parts: string[] = []
  private starts: Uint32Array<ArrayBuffer>
  private ends: Uint32Array<ArrayBuffer>
  private length = 0

  constructor(expectedLength: number) {
    this.starts = new Uint32Array(expectedLength)
    this.ends = new Uint32Array(expectedLength)
  }

  /**
   * Appends `text` to the result. `text` corresponds to the code units of the original text from `start` to `end`,
   * exclusive.
   */
  append(text: string, start: number, end: number): void {
    this.reserve(text.length)
    for (let index = 0; index < text.length; index++) this.setOffsets(start, end)
    this.parts.push(text)
  }

  /**
   * Appends `text` to the result. Each code unit of `text` corresponds to a single code unit of the original text. The
   * first code unit of `text` corresponds to the offset `start` in the original text.
   */
  appendRun(text: string, start: number): void {
    this.reserve(text.length)
    for (let index = 0; index < text.length; index++) this.setOffsets(start + index, start + index + 1)
    this.parts.push(text)
  }

  build(): FoldedTextWithOffsets {
    return {
      text: this.parts.join(''),
      starts: this.starts.slice(0, this.length),
      ends: this.ends.slice(0, this.length),
    }
  }

  private setOffsets(start: number, end: number): void {
    this.starts[this.length] = start
    this.ends[this.length] = end
    this.length += 1
  }

  private reserve(count: number): void {
    if (this.length + count <= this.starts.length) return
    const size = 2 * (this.length + count)
    this.starts = resize(this.starts, size)
    this.ends = resize(this.ends, size)
  }
}

function resize(array: Uint32Array, size: number): Uint32Array<ArrayBuffer> {
  const resized = new Uint32Array(size)
  resized.set(array)
  return resized
}

/**
 * Returns the end of the sequence of ASCII characters that starts at `from`. The sequence ends before white space and
 * before a character that may have combining marks. Returns `from` if the sequence is empty.
 */
function asciiRunEnd(source: string, from: number): number {
  let end = from
  while (end < source.length && isPlainAscii(source.charCodeAt(end))) end += 1
  return end > from && source.charCodeAt(end) >= 0x300 ? end - 1 : end
}

const isPlainAscii = (code: number): boolean => code < 0x80 && code !== 32 && !(code >= 9 && code <= 13)

const isSpace = (code: number) =>
  code === 32 || (code >= 9 && code <= 13) || (code >= 0xa0 && /\s/.test(String.fromCharCode(code)) && code !== 0xfeff)

function characterEnd(source: string, position: number): number {
  const code = source.charCodeAt(position)
  if (isSpace(code)) {
    let end = position + 1
    while (end < source.length && isSpace(source.charCodeAt(end))) end += 1
    return end
  }
  CHARACTER_WITH_MARKS.lastIndex = position
  return CHARACTER_WITH_MARKS.test(source) ? CHARACTER_WITH_MARKS.lastIndex : position + 1
}

const foldSpace = (source: string, position: number, end: number): string =>
  source.slice(position, end).includes(PARAGRAPH_SEPARATOR) ? PARAGRAPH_SEPARATOR : ' '

function foldCharacter(character: string): string {
  const withoutMarks = character.normalize('NFKD').replace(IGNORED_MARKS, '').normalize('NFC')
  return [...withoutMarks].map(foldLetter).join('')
}

function foldLetter(letter: string): string {
  const lowerCase = letter.toUpperCase().toLowerCase().normalize('NFKD').replace(IGNORED_MARKS, '').normalize('NFC')
  return letterReplacements[lowerCase] ?? katakanaToHiragana(lowerCase)
}

/**
 * Converts a katakana letter to hiragana, so that a search finds a word in either script. Returns other letters
 * unchanged.
 */
function katakanaToHiragana(letter: string): string {
  const code = letter.charCodeAt(0)
  return letter.length === 1 && code >= 0x30a1 && code <= 0x30f6 ? String.fromCharCode(code - 0x60) : letter
}
