import { expect, test } from 'vitest'
import { lookedAt } from './crops'

test('pages are looked at small, and of a long strip no side becomes a thread', () => {
  expect(lookedAt({ width: 1_600, height: 2_400 })).toEqual({ width: 427, height: 640 })
  expect(lookedAt({ width: 800, height: 12_000 })).toEqual({ width: 320, height: 4_800 })
  expect(lookedAt({ width: 200, height: 3_000 })).toEqual({ width: 200, height: 3_000 })
  expect(lookedAt({ width: 0, height: 0 })).toEqual({ width: 1, height: 1 })
})
