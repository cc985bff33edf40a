import { expect, test } from 'vitest'
import { formatDurationOfHostileTests } from './checkDefinitions.mjs'

test('the duration of the hostile tests is the sum of the durations of their files', () => {
  const testResults = [
    { name: '/p/tests/hostile/a.test.ts', startTime: 1_000, endTime: 2_500 },
    { name: '/p/tests/hostile/upstream/b.test.ts', startTime: 1_000, endTime: 1_750 },
    { name: '/p/src/hostile.test.ts', startTime: 0, endTime: 9_000 },
  ]
  expect(formatDurationOfHostileTests({ testResults })).toMatch(/^tests\/hostile: 2 files, 2\.3 s of tests/)
})
