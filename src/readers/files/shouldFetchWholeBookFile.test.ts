import { expect, test } from 'vitest'
import { shouldFetchWholeBookFile } from './shouldFetchWholeBookFile'

test('fetches necessary files up to 150 MB, and optional files up to 100 kB unless data is saved', () => {
  expect(shouldFetchWholeBookFile(150_000_000, true, true)).toBe(true)
  expect(shouldFetchWholeBookFile(150_000_001, true, false)).toBe(false)
  expect(shouldFetchWholeBookFile(100_000, false, false)).toBe(true)
  expect(shouldFetchWholeBookFile(100_000, false, true)).toBe(false)
  expect(shouldFetchWholeBookFile(100_001, false, false)).toBe(false)
})
