import { expect, test } from 'vitest'
import { formatDuration } from './formatDuration'

test.each([
  [0, '0 ms'],
  [0.0423, '42 ms'],
  [1.25, '1.3 sec'],
  [59, '59 sec'],
  [90, '1.5 min'],
  [5400, '1.5 hr'],
  [200_000, '2.3 days'],
])('formats %s seconds as %s', (seconds, text) => {
  expect(formatDuration('en', seconds)).toBe(text)
})
