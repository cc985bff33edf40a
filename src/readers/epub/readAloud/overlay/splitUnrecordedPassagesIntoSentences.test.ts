import { expect, test } from 'vitest'
import { splitUnrecordedPassagesIntoSentences } from './splitUnrecordedPassagesIntoSentences'

const text = 'One. Two. Three. Four.'
const clip = { path: 'a.mp3', beginSeconds: 0 }

test('passages without a recording are divided into sentences of the same element', () => {
  const passages = splitUnrecordedPassagesIntoSentences(
    [
      { start: 0, end: 9, elementId: 'a' },
      { start: 10, end: 22, elementId: 'b', clip },
    ],
    text,
    'en',
  )
  expect(passages.map(({ start, end, elementId }) => [text.slice(start, end), elementId])).toEqual([
    ['One.', 'a'],
    ['Two.', 'a'],
    ['Three. Four.', 'b'],
  ])
})

test('structures end at the same text as before the division', () => {
  const passages = splitUnrecordedPassagesIntoSentences(
    [
      { start: 0, end: 9, escapeTo: 1 },
      { start: 10, end: 22, escapeTo: 2 },
    ],
    text,
    'en',
  )
  expect(passages.map(({ escapeTo }) => escapeTo)).toEqual([2, 2, 4, 4])
})
