import { splitTextIntoSentences } from '../sentences/splitTextIntoSentences'
import type { MediaOverlayPassage } from './loadMediaOverlayPassages'

/**
 * Splits the passages without a recording into sentences, because some voices stop inside a long text. Each sentence
 * refers to the same element as its passage.
 * @param text text of the chapter as a single string
 * @param language BCP 47 tag
 */
export function splitUnrecordedPassagesIntoSentences(
  passages: readonly MediaOverlayPassage[],
  text: string,
  language: string,
): readonly MediaOverlayPassage[] {
  const parts = passages.map(passage =>
    passage.clip
      ? [passage]
      : splitTextIntoSentences(text.slice(passage.start, passage.end), language).map(({ start, end }) => ({
          ...passage,
          start: passage.start + start,
          end: passage.start + end,
        })),
  )
  const firstIndexes = [0]
  for (const sentences of parts) firstIndexes.push((firstIndexes.at(-1) ?? 0) + sentences.length)
  return parts.flat().map(({ escapeTo, ...passage }) => ({
    ...passage,
    ...(escapeTo !== undefined && { escapeTo: firstIndexes[escapeTo] ?? escapeTo }),
  }))
}
