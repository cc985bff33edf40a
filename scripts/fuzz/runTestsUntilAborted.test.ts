import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'tests-until-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const moduleUrl = new URL('runTestsUntilAborted.mjs', import.meta.url).href

/** JavaScript statement that stops the whole test run when a test executes it. */
const stopRun = `writeFileSync(${JSON.stringify(join(folder, 'stop'))}, '')`

/** Writes a test file and runs it with Vitest in a new process. Returns the result. */
function runTestFile(name: string, tests: string) {
  rmSync(join(folder, 'stop'), { force: true })
  writeFileSync(join(folder, `${name}.test.js`), `import { writeFileSync } from 'node:fs'\n${tests}`)
  const options = { root: folder, config: false, globals: true, maxWorkers: 1 }
  const program = `
    import { watch } from 'node:fs'
    import { runTestsUntilAborted } from ${JSON.stringify(moduleUrl)}
    const stopping = new AbortController()
    watch(${JSON.stringify(folder)}, (_, file) => void (file === 'stop' && stopping.abort()))
    const filters = ['${name}.test.js']
    const result = await runTestsUntilAborted(filters, stopping.signal, ${JSON.stringify(options)}, 1_000)
    console.log(JSON.stringify(result))
    process.exit(0)`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect(status, stdout).toBe(0)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

test('counts the results of a complete run', () => {
  const tests = "test('a', () => {}); test('b', () => expect(1).toBe(2))"
  expect(runTestFile('complete', tests)).toEqual({ isComplete: true, passed: 1, failed: 1 })
  expect(runTestFile('invalid', "throw new Error('no tests')")).toEqual({
    isComplete: true,
    passed: 0,
    failed: 1,
  })
})

test('stops a running test when the signal is aborted, and keeps the results of earlier tests', () => {
  const waiting = `test('waits', () => { ${stopRun}; return new Promise(() => {}) }, 600_000); test('is not run', () => {})`
  expect(runTestFile('waiting', `test('a', () => {}); ${waiting}`)).toEqual({
    isComplete: false,
    passed: 1,
    failed: 0,
  })
  const failing = "test('fails', () => expect(1).toBe(2))"
  expect(runTestFile('failing', `${failing}; ${waiting}`)).toEqual({ isComplete: false, passed: 0, failed: 1 })
})

test('stops a test in an endless loop', () => {
  const { isComplete, failed } = runTestFile('loop', `test('loops', () => { ${stopRun}; for (;;); })`)
  expect({ isComplete, failed }).toEqual({ isComplete: false, failed: 0 })
})
