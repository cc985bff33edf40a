import { expect, test } from 'vitest'
import { formatDurationOfHostileTests, listSkippedJourneys, listSkippedVitestTests } from './checkDefinitions.mjs'

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
