import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders with unit, contract and screen tests. */
const TEST_FOLDERS = [
  'src',
  'server',
  'mock-server',
  'scripts',
  ...['contract', 'epub', 'delivery', 'hostile', 'screens', 'soak', 'upgrade'].map(folder => `tests/${folder}`),
]

/** The tests in `tests/hostile` need a new process, because they measure the time and memory of their process. */
const FILES_WITH_OWN_PROCESS = /^tests\/hostile\//

/**
 * Matches tests that replace modules. A replaced module also stays replaced for the following files in the same
 * process, even after `vi.resetModules`.
 */
const REPLACES_MODULES = /\bvi\.(mock|doMock)\(/

/** Matches tests that change objects which all files of a process share. Vitest does not undo these changes. */
const CHANGES_SHARED_OBJECTS =
  /\bObject\.(defineProperty|assign)\((window|document|navigator|globalThis|\w+\.prototype)\b|\.prototype\.\w+ = |^ *(window|document|navigator)\.\w+ = /m

const PAGE_COMMENT = '// @vitest-environment jsdom'

/** Group of test files that run with the same options. */
type TestFileGroup = 'isolated' | 'node' | 'page' | 'isolatedScreens' | 'screens'

/**
 * Groups the test files by their names and by the properties that their source code shows. Screen tests have names of
 * the form `….test.tsx`.
 */
export function groupTestFiles(): Record<TestFileGroup, string[]> {
  const groups: Record<TestFileGroup, string[]> = { isolated: [], node: [], page: [], isolatedScreens: [], screens: [] }
  for (const path of TEST_FOLDERS.flatMap(listTestFiles))
    groups[chooseGroup(path, readFileSync(path, 'utf8'))].push(path)
  return groups
}

function listTestFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name).replaceAll('\\', '/'))
    .filter(path => /\.test\.tsx?$/.test(path))
}

function chooseGroup(path: string, text: string): TestFileGroup {
  const isScreen = path.endsWith('.tsx')
  const isIsolated =
    FILES_WITH_OWN_PROCESS.test(path) || REPLACES_MODULES.test(text) || CHANGES_SHARED_OBJECTS.test(text)
  if (isIsolated) return isScreen ? 'isolatedScreens' : 'isolated'
  if (isScreen) return 'screens'
  return text.startsWith(PAGE_COMMENT) ? 'page' : 'node'
}
