import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import type { EpubLocation } from '../locators/epubLocations'
import {
  addJumpToHistory,
  initialJumpHistory,
  type JumpHistory,
  stepBackInJumpHistory,
  stepForwardInJumpHistory,
} from './jumpHistory'

const locations = fc.record({ chapter: fc.nat(20), progression: fc.constantFrom(0, 0.25, 0.5) })
const chapterStart = (chapter: number): EpubLocation => ({ chapter, progression: 0 })

test.prop([fc.array(locations, { maxLength: 40 }), locations])(
  'a step back and a step forward return to the same location',
  (jumps, here) => {
    const history = jumps.reduce<JumpHistory>(addJumpToHistory, initialJumpHistory)
    const moved = stepBackInJumpHistory(history, here)
    const back = moved && stepForwardInJumpHistory(moved.history, moved.location)
    expect(back?.location).toEqual(moved && here)
    if (moved) expect(back?.history).toEqual({ ...history, forward: [] })
  },
)

test.prop([fc.array(locations, { maxLength: 200 })])('limits the number of entries of the jump history', jumps => {
  expect(jumps.reduce<JumpHistory>(addJumpToHistory, initialJumpHistory).back.length).toBeLessThanOrEqual(50)
})

describe('jump history', () => {
  test('steps back through the jumps, the latest jump first', () => {
    const history = [chapterStart(1), chapterStart(5), chapterStart(2)].reduce<JumpHistory>(
      addJumpToHistory,
      initialJumpHistory,
    )
    const first = stepBackInJumpHistory(history, chapterStart(9))
    expect(first?.location).toEqual(chapterStart(2))
    expect(first && stepBackInJumpHistory(first.history, chapterStart(2))?.location).toEqual(chapterStart(5))
  })
  test('clears the forward entries after a new jump', () => {
    const moved = stepBackInJumpHistory(addJumpToHistory(initialJumpHistory, chapterStart(1)), chapterStart(2))
    expect(moved && addJumpToHistory(moved.history, chapterStart(1)).forward).toEqual([])
  })
  test('does not add the same location twice in a row', () => {
    expect(addJumpToHistory(addJumpToHistory(initialJumpHistory, chapterStart(1)), chapterStart(1)).back).toEqual([
      chapterStart(1),
    ])
  })
  test('returns undefined when there are no more entries', () => {
    expect(stepBackInJumpHistory(initialJumpHistory, chapterStart(1))).toBeUndefined()
    expect(stepForwardInJumpHistory(initialJumpHistory, chapterStart(1))).toBeUndefined()
  })
})
