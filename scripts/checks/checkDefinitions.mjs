/**
 * List of all checks. `npm test` runs all checks. A command such as `npm run lint` runs a single check or some checks.
 * Each check is a Node program with the arguments `args`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { getNodeModulesFilePath, projectRoot } from '../setup.mjs'

const node = (name, file, ...args) => ({ name, args: [getNodeModulesFilePath(file), ...args] })
const script = (name, file, ...args) => ({ name, args: [join(projectRoot, 'scripts', file), ...args] })

/**
 * Each of these checks passes or fails as a whole. `command` is the npm command that runs the check outside of `npm
 * test`. Several checks can have the same command. `npm test` runs two checks at the same time. The slowest checks are
 * first, so that no slow check runs alone at the end.
 */
export const checksWithSingleResult = [
  { ...node('dead code', 'knip/bin/knip.js', '--no-progress'), command: 'lint' },
  script('build', 'build.mjs'),
  { ...node('types', 'typescript-7/bin/tsc', '--noEmit', '-p', '.'), command: 'typecheck' },
  {
    ...node(
      'layers',
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'src',
      'server',
      'mock-server',
      'demo',
      'scripts',
      'tests',
    ),
    command: 'lint',
  },
  {
    ...node('lint', '@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off', '.'),
    command: 'lint',
  },
  script('generated code is up to date', 'generate.mjs', '--check'),
  { ...node('contract lint', '@redocly/cli/bin/cli.js', 'lint', 'openapi/openapi.yaml'), command: 'lint' },
  script('licenses are up to date', 'third-party.mjs', '--check'),
]

const unitReport = join(projectRoot, '.cache/vitest.json')
const journeyReport = join(projectRoot, '.cache/journeys.json')

/**
 * Test suites that report a result for each test. `npm test` adds `reportArgs` to the command and then reads the
 * results from the file `report`.
 */
export const testSuites = [
  {
    ...node('vitest', 'vitest/vitest.mjs', 'run'),
    command: 'test:unit',
    reportArgs: ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
    report: unitReport,
    count: ({ numPassedTests, numFailedTests, numFailedTestSuites }) => [
      numPassedTests,
      numFailedTests || numFailedTestSuites,
    ],
    failures: ({ testResults }) =>
      testResults.flatMap(({ name, message, assertionResults }) => [
        ...(message ? [`${name}: ${message}`] : []),
        ...assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`),
      ]),
    skipped: listSkippedVitestTests,
    note: formatDurationOfHostileTests,
  },
  {
    ...node('journeys', 'playwright/cli.js', 'test'),
    command: 'test:e2e',
    reportArgs: [],
    report: journeyReport,
    count: ({ stats, errors }) => [stats.expected, stats.unexpected + stats.flaky + errors.length],
    failures: ({ suites, errors }) => [
      ...errors.map(({ message }) => message),
      ...suites
        .flatMap(specsOf)
        .filter(({ ok }) => !ok)
        .map(({ file, line, title, tests }) => `${file}:${line} ${title}: ${reasonOf(tests[0]?.results.at(-1))}`),
    ],
    skipped: listSkippedJourneys,
  },
]

/**
 * Formats the total duration of the tests in `tests/hostile`. The tests should take less than two minutes on two
 * processor cores. `npm test` does not check this duration, because a slow or busy machine needs more time.
 * @param report JSON report of Vitest
 */
export function formatDurationOfHostileTests({ testResults }) {
  const files = testResults.filter(({ name }) => name.includes('/tests/hostile/'))
  const durationMs = files.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0)
  return `tests/hostile: ${files.length} files, ${(durationMs / 1000).toFixed(1)} s of tests, which run in parallel`
}

/** Returns the titles of the skipped tests in a JSON report of Vitest. */
export function listSkippedVitestTests({ testResults }) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName }) => fullName)
}

/** Returns the files, lines and titles of the skipped tests in a JSON report of Playwright. */
export function listSkippedJourneys({ suites }) {
  return suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`)
}

/**
 * Command that formats the source files and applies automatic corrections of the linter. It applies only corrections
 * that do not change behavior.
 */
export const formatAndFixSourcesCommand = {
  ...node('format', '@biomejs/biome/bin/biome', 'check', '--write', '.'),
  command: 'format',
}

/**
 * Formats the failure of an end-to-end test. The text contains the first lines of the error message, and the file and
 * line of the error. If Playwright has stored the accessibility tree of the page, the text also contains the first
 * lines of this tree.
 */
function reasonOf({ error, errorLocation, attachments = [] } = {}) {
  const saved = attachments.find(({ name }) => name === 'error-context')?.path
  const [, page = ''] = saved && existsSync(saved) ? (/```yaml\n(.*?)```/s.exec(readFileSync(saved, 'utf8')) ?? []) : []
  return `${getFirstLines(error?.message)}\nin line ${errorLocation?.line} of ${errorLocation?.file}\n${getFirstLines(page, 40)}`
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** Returns the first lines of a text. Removes terminal colors. */
export const getFirstLines = (text, maxLines = 12) =>
  stripVTControlCharacters(String(text)).split('\n').slice(0, maxLines).join('\n')

/**
 * Returns the part of an output that explains why a test suite failed outside of its tests. If Vitest lists unhandled
 * errors, returns up to 70 lines from the start of this list. Otherwise, returns the last 70 lines of the output.
 */
export function findReasonOutsideTests(output) {
  const text = stripVTControlCharacters(output)
  const start = text.lastIndexOf(' Unhandled Errors ')
  return start < 0 ? getLastLines(text) : getFirstLines(text.slice(start).trim(), 70)
}

/** Returns the last lines of a text. Removes terminal colors. */
export const getLastLines = (text, maxLines = 70) =>
  stripVTControlCharacters(String(text)).trimEnd().split('\n').slice(-maxLines).join('\n')
