import { expect, test } from 'vitest'
import {
  findReasonOutsideTests,
  formatDurationOfHostileTests,
  listSkippedJourneys,
  listSkippedVitestTests,
} from './checkDefinitions.mjs'

test('the duration of the hostile tests is the sum of the durations of their files', () => {
  const testResults = [
    { name: '/p/tests/hostile/a.test.ts', startTime: 1_000, endTime: 2_500 },
    { name: '/p/tests/hostile/upstream/b.test.ts', startTime: 1_000, endTime: 1_750 },
    { name: '/p/src/hostile.test.ts', startTime: 0, endTime: 9_000 },
  ]
  expect(formatDurationOfHostileTests({ testResults })).toMatch(/^tests\/hostile: 2 files, 2\.3 s of tests/)
})

test('the titles of skipped tests are listed', () => {
  const assertionResults = [
    { fullName: 'runs', status: 'passed' },
    { fullName: 'needs recordings', status: 'skipped' },
  ]
  expect(listSkippedVitestTests({ testResults: [{ assertionResults }] })).toEqual(['needs recordings'])
  const specs = [
    { file: 'a.spec.ts', line: 3, title: 'runs', tests: [{ status: 'expected' }] },
    { file: 'a.spec.ts', line: 9, title: 'needs books', tests: [{ status: 'skipped' }] },
  ]
  expect(listSkippedJourneys({ suites: [{ specs: [], suites: [{ specs }] }] })).toEqual(['a.spec.ts:9 needs books'])
})

test('the reason of a failure outside of tests contains the unhandled errors, also if other output follows', () => {
  const errors = '\u001b[31m⎯⎯⎯\u001b[39m\u001b[41m Unhandled Errors \u001b[49m⎯⎯⎯\n\nUnhandled Rejection\nError: boom'
  const reason = findReasonOutsideTests(`a warning\n${errors}\n${'other output\n'.repeat(200)}`)
  expect(reason).toMatch(/^Unhandled Errors/)
  expect(reason).toContain('Error: boom')
  const end = findReasonOutsideTests(`start\n${'line\n'.repeat(200)}end`)
  expect([end.startsWith('line'), end.endsWith('end')]).toEqual([true, true])
})
