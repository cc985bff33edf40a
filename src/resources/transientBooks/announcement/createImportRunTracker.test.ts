import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ImportRowPhase } from '../../../machines/import/importRow'
import { createImportRunTracker } from './createImportRunTracker'

test('has a result only once, when no file is being sent or imported', () => {
  const tracker = createImportRunTracker()
  const phases: Record<string, ImportRowPhase> = { a: 'importing', b: 'failed', c: 'editing' }
  const phaseOf = (path: string) => phases[path]
  expect(tracker.takeResult(false, phaseOf)).toBeUndefined()
  tracker.add(['a', 'b', 'c', 'gone'])
  expect(tracker.takeResult(true, phaseOf)).toBeUndefined()
  expect(tracker.takeResult(false, phaseOf)).toBeUndefined()
  phases.a = 'imported'
  expect(tracker.takeResult(true, phaseOf)).toBeUndefined()
  expect(tracker.takeResult(false, phaseOf)).toEqual({ imported: 1, failed: 1 })
  expect(tracker.takeResult(false, phaseOf)).toBeUndefined()
})

test('counts each file of the run once, and no other file', () => {
  const phase = fc.constantFrom<ImportRowPhase>('imported', 'failed', 'editing', 'unsuitable')
  fc.assert(
    fc.property(fc.array(phase), fc.array(phase), (inRun, outside) => {
      const phases = [...inRun, ...outside]
      const tracker = createImportRunTracker()
      const paths = inRun.map((_, index) => `${index}`)
      tracker.add(paths)
      tracker.add(paths)
      const result = tracker.takeResult(false, path => phases[Number(path)])
      const count = (counted: ImportRowPhase) => inRun.filter(entry => entry === counted).length
      expect(result).toEqual(inRun.length === 0 ? undefined : { imported: count('imported'), failed: count('failed') })
    }),
  )
})
