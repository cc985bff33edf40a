import { expect, test } from 'vitest'
import { foldTextWithOffsets } from './foldTextWithOffsets'

test('removes millions of combining marks from a letter', () => {
  expect(foldTextWithOffsets(`a${'\u0301'.repeat(6_900_000)}b`).text).toBe('ab')
})
