import { expect, test } from 'vitest'
import { shouldFetchBookFile } from './shouldFetchBookFile'

test('fetches necessary files up to 150 MB, and optional files up to 100 kB unless data is saved', () => {
  expect(shouldFetchBookFile(150_000_000, true, true)).toBe(true)
  expect(shouldFetchBookFile(150_000_001, true, false)).toBe(false)
  expect(shouldFetchBookFile(100_000, false, false)).toBe(true)
  expect(shouldFetchBookFile(100_000, false, true)).toBe(false)
  expect(shouldFetchBookFile(100_001, false, false)).toBe(false)
})
