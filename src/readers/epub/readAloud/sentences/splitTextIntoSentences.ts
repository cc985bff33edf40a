import { PARAGRAPH_SEPARATOR } from '../../../search/paragraphSeparator'
import { trimSpanWhitespace } from '../../annotations/findTextSpanOfQuote'
import type { TextSpan } from '../../annotations/splitOverlappingTextSpans'
import { joinWronglySplitSentences } from './joinWronglySplitSentences'

/** Maximum number of characters of a sentence. Some voices stop before the end of a longer text. */
const MAX_SENTENCE_CHARS = 280

/**
 * Splits the text of a chapter into sentences of at most {@link MAX_SENTENCE_CHARS} characters. Each character of the
 * text is in a sentence, except white space between sentences. Firefox before version 125 cannot divide text into
 * sentences. There, each paragraph is a sentence, unless it is too long.
 * @param language  BCP 47 tag. If it is invalid or empty, the language of the browser is used.
 */
export function splitTextIntoSentences(text: string, language: string): readonly TextSpan[] {
  const segmenter = createSegmenter(language)
  const spans: TextSpan[] = []
  let start = 0
  for (const paragraph of text.split(PARAGRAPH_SEPARATOR)) {
    let sentenceStart = start
    const segments = segmenter ? Array.from(segmenter.segment(paragraph), ({ segment }) => segment) : [paragraph]
    for (const sentenceText of joinWronglySplitSentences(segments, language, MAX_SENTENCE_CHARS)) {
      const sentence = { start: sentenceStart, end: sentenceStart + sentenceText.length }
      sentenceStart = sentence.end
      for (const part of splitLongSpan(text, sentence)) {
        const trimmed = trimSpanWhitespace(text, part)
        if (trimmed) spans.push(trimmed)
      }
    }
    start += paragraph.length + 1
  }
  return spans
}

function createSegmenter(language: string): Intl.Segmenter | undefined {
  if (!('Segmenter' in Intl)) return undefined
  try {
    return new Intl.Segmenter(language || undefined, { granularity: 'sentence' })
  } catch {
    return new Intl.Segmenter(undefined, { granularity: 'sentence' })
  }
}

/**
 * Splits a long span of a text into parts of at most `MAX_SENTENCE_CHARS` characters. If possible, each part ends after
 * a punctuation mark or a space.
 */
function splitLongSpan(text: string, { start, end }: TextSpan): readonly TextSpan[] {
  const parts: TextSpan[] = []
  let from = start
  while (end - from > MAX_SENTENCE_CHARS) {
    const piece = text.slice(from, from + MAX_SENTENCE_CHARS)
    const [clause = ''] = /^.*[,;:،、，；]\s?/su.exec(piece) ?? []
    const [words = ''] = /^.*\s/su.exec(piece) ?? []
    const isSurrogatePair = /[\ud800-\udbff]$/.test(piece)
    const fallback = isSurrogatePair ? MAX_SENTENCE_CHARS - 1 : MAX_SENTENCE_CHARS
    const length = [clause.length, words.length].find(size => size > MAX_SENTENCE_CHARS / 2) ?? fallback
    parts.push({ start: from, end: from + length })
    from += length
  }
  parts.push({ start: from, end })
  return parts
}
