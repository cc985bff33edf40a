import { PARAGRAPH_SEPARATOR } from './paragraphSeparator'

/** Text without case, accents and spelling variants. Contains the offset of each code unit in the original text. */
export interface FoldedTextWithOffsets {
  readonly text: string
  /** For each code unit of `text`: start offset of the corresponding characters in the original text. */
  readonly starts: Uint32Array
  /** For each code unit of `text`: exclusive end offset of the corresponding characters in the original text. */
  readonly ends: Uint32Array
}

/**
 * Matches a character together with its combining marks. Further marks count as separate characters, because an
 * unlimited number of marks exceeds the stack of V8.
 */
const CHARACTER_WITH_MARKS = /.(?:\p{M}|\u200d|[\uff9e\uff9f]){0,1000}/suy

/**
 * Matches marks that a search ignores, such as accents, vowel points and soft hyphens. Does not match marks that make a
 * different letter, such as the breve of the Cyrillic short i.
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

/** Replacements of letters without a Unicode decomposition, and of typographic punctuation. */
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
 * Removes case, accents and spelling variants from a text for comparison. White space becomes a single space. Paragraph
 * separators remain.
 */
export function foldTextWithOffsets(source: string): FoldedTextWithOffsets {
  const folded = new FoldedTextBuilder(source.length)
  /**
   * For each character with its marks: the folded text. The results are cached, because folding is slow and texts
   * repeat their characters.
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
 * Builds a folded text with its offsets. The arrays grow as necessary, because the length of the text is not known in
 * advance.
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

  /** Appends a folded text that stands for the code units from `start` to `end` of the original text. */
  append(text: string, start: number, end: number): void {
    this.reserve(text.length)
    for (let index = 0; index < text.length; index++) this.setOffsets(start, end)
    this.parts.push(text)
  }

  /**
   * Appends a folded text whose code units correspond one to one to the code units of the original text from `start`.
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
 * Returns the end of the run of ASCII characters at `from`. White space, and a character with combining marks, end the
 * run. Returns `from` if there is no run.
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

/** Converts katakana to hiragana, because a search treats katakana and hiragana as equal. */
function katakanaToHiragana(letter: string): string {
  const code = letter.charCodeAt(0)
  return letter.length === 1 && code >= 0x30a1 && code <= 0x30f6 ? String.fromCharCode(code - 0x60) : letter
}
