import { PARAGRAPH_SEPARATOR } from './paragraphSeparator'

/** Text without case, accents and spelling variants, with the offset of each code unit in the original text. */
export interface FoldedTextWithOffsets {
  readonly text: string
  /** Start offset in the original text, for each code unit of `text`. */
  readonly starts: Uint32Array
  /** End offset in the original text (exclusive), for each code unit of `text`. */
  readonly ends: Uint32Array
}

/** Matches a character together with its combining marks. */
const CHARACTER_WITH_MARKS = /.(?:\p{M}|\u200d|[\uff9e\uff9f])*/suy

/**
 * Matches marks that a search ignores, such as accents, vowel points and soft hyphens. Does not match marks that turn a
 * letter into another letter, such as in the Cyrillic short i.
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
  const starts: number[] = []
  const ends: number[] = []
  const parts: string[] = []
  let position = 0
  while (position < source.length) {
    const end = characterEnd(source, position)
    const folded = foldCharacter(source, position, end)
    parts.push(folded)
    for (let index = 0; index < folded.length; index++) {
      starts.push(position)
      ends.push(end)
    }
    position = end
  }
  return { text: parts.join(''), starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) }
}

const isSpace = (code: number) =>
  code === 32 || (code >= 9 && code <= 13) || (code >= 0xa0 && /\s/.test(String.fromCharCode(code)) && code !== 0xfeff)

function characterEnd(source: string, position: number): number {
  const code = source.charCodeAt(position)
  if (isSpace(code)) {
    let end = position + 1
    while (end < source.length && isSpace(source.charCodeAt(end))) end += 1
    return end
  }
  if (code < 0x80 && !(source.charCodeAt(position + 1) >= 0x300)) return position + 1
  CHARACTER_WITH_MARKS.lastIndex = position
  return CHARACTER_WITH_MARKS.test(source) ? CHARACTER_WITH_MARKS.lastIndex : position + 1
}

function foldCharacter(source: string, position: number, end: number): string {
  const code = source.charCodeAt(position)
  if (isSpace(code)) return source.slice(position, end).includes(PARAGRAPH_SEPARATOR) ? PARAGRAPH_SEPARATOR : ' '
  if (code < 0x80 && end === position + 1)
    return code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : (source[position] ?? '')
  const withoutMarks = source.slice(position, end).normalize('NFKD').replace(IGNORED_MARKS, '').normalize('NFC')
  return [...withoutMarks].map(foldLetter).join('')
}

function foldLetter(letter: string): string {
  const lowerCase = letter.toUpperCase().toLowerCase().normalize('NFKD').replace(IGNORED_MARKS, '').normalize('NFC')
  return letterReplacements[lowerCase] ?? katakanaToHiragana(lowerCase)
}

/** Converts katakana to hiragana, because a search treats both scripts as equal. */
function katakanaToHiragana(letter: string): string {
  const code = letter.charCodeAt(0)
  return letter.length === 1 && code >= 0x30a1 && code <= 0x30f6 ? String.fromCharCode(code - 0x60) : letter
}
