import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders with tests that Vitest runs. */
const TEST_FOLDERS = [
  'src',
  'server',
  'mock-server',
  'scripts',
  ...['contract', 'epub', 'delivery', 'hostile', 'screens', 'soak', 'upgrade'].map(folder => `tests/${folder}`),
]

/**
 * Matches the paths of the test files in `tests/hostile`. These files must not share a process with other test files,
 * because their tests measure the time and memory of the process.
 */
const FILES_WITH_OWN_PROCESS = /^tests\/hostile\//

const PAGE_COMMENT = '// @vitest-environment jsdom'

/** Name of a group of test files. Vitest runs all files of a group with the same options. */
type TestFileGroup = 'isolated' | 'node' | 'page' | 'isolatedScreens' | 'screens'

/**
 * Assigns each test file to a group. Reads the source code of the files to find out whether a test needs a simulated
 * browser page. Screen tests are the files with the extension `.test.tsx`.
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
  const isIsolated = FILES_WITH_OWN_PROCESS.test(path)
  if (isIsolated) return isScreen ? 'isolatedScreens' : 'isolated'
  if (isScreen) return 'screens'
  return text.startsWith(PAGE_COMMENT) ? 'page' : 'node'
}
