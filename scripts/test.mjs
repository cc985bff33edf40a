/** `npm test`: all set-up, then every check there is. Ends with the line "N passed, N failed". */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { packageFile, root, setUp } from './setup.mjs'

setUp()
const { ensureBrowser } = await import('./browser.mjs')
await ensureBrowser()
mkdirSync(join(root, '.cache'), { recursive: true })

const node = (name, file, ...args) => ({ name, args: [packageFile(file), ...args] })
const script = (name, file, ...args) => ({ name, args: [join(root, 'scripts', file), ...args] })

/** Checks that say yes or no, each counted as one. */
const checks = [
  node('types', 'typescript/bin/tsc', '--noEmit', '-p', '.'),
  script('build', 'build.mjs'),
  node('lint', '@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off', '.'),
  node(
    'layers',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    'src',
    'server',
  ),
  node('dead code', 'knip/bin/knip.js', '--no-progress'),
  node('contract lint', '@redocly/cli/bin/cli.js', 'lint', 'openapi/openapi.yaml'),
  script('generated code is up to date', 'generate.mjs', '--check'),
]

/** Suites that count their own tests and leave a report behind. */
const vitestReport = join(root, '.cache/vitest.json')
const journeyReport = join(root, '.cache/journeys.json')
const suites = [
  {
    ...node(
      'vitest',
      'vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ),
    report: vitestReport,
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
  },
  {
    ...node('journeys', 'playwright/cli.js', 'test'),
    report: journeyReport,
    count: ({ stats, errors }) => [stats.expected, stats.unexpected + stats.flaky + errors.length],
    failures: ({ suites, errors }) => [
      ...errors.map(({ message }) => message),
      ...suites
        .flatMap(specsOf)
        .filter(({ ok }) => !ok)
        .map(({ file, line, title, tests }) => `${file}:${line} ${title}: ${whyOf(tests[0]?.results.at(-1))}`),
    ],
  },
]

/** Why a journey failed, in which line, and what the page showed then, as far as Playwright left it. */
function whyOf({ error, errorLocation, attachments = [] } = {}) {
  const seen = attachments.find(({ name }) => name === 'error-context')?.path
  const [, page = ''] = seen && existsSync(seen) ? (/```yaml\n(.*?)```/s.exec(readFileSync(seen, 'utf8')) ?? []) : []
  return `${firstLines(error?.message)}\nin line ${errorLocation?.line} of ${errorLocation?.file}\n${firstLines(page, 40)}`
}

/** The specs of a suite of Playwright's report, and of the suites in it. */
function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

const started = Date.now()
const seconds = since => `${((Date.now() - since) / 1000).toFixed(1)} s`

function runQuietly({ args }) {
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, CI: 'true', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    let output = ''
    child.stdout.on('data', text => {
      output += text
    })
    child.stderr.on('data', text => {
      output += text
    })
    child.on('close', code => resolve({ fine: code === 0, output }))
  })
}

/** What a terminal is told in colours, plain and short. */
const firstLines = (text, most = 12) => stripVTControlCharacters(String(text)).split('\n').slice(0, most).join('\n')

let passed = 0
let failed = 0
/** What failed and why, told once more at the end, where it is seen. */
const failures = []

async function runCheck(check) {
  const since = Date.now()
  const { fine, output } = await runQuietly(check)
  if (fine) passed++
  else {
    failed++
    failures.push(check.name)
  }
  console.log(`${fine ? 'ok  ' : 'FAIL'} ${check.name} (${seconds(since)})${fine ? '' : `\n${output}`}`)
}

async function runSuite(suite) {
  const since = Date.now()
  rmSync(suite.report, { force: true })
  const { fine, output } = await runQuietly(suite)
  let counted
  try {
    const report = JSON.parse(readFileSync(suite.report, 'utf8'))
    counted = suite.count(report)
    failures.push(...suite.failures(report))
  } catch {
    counted = [0, 1]
    failures.push(`${suite.name} left no report`)
  }
  const [good, bad] = [counted[0], fine ? counted[1] : Math.max(1, counted[1])]
  passed += good
  failed += bad
  console.log(
    `${bad === 0 && good > 0 ? 'ok  ' : 'FAIL'} ${suite.name}: ${good} passed, ${bad} failed (${seconds(since)})${bad === 0 ? '' : `\n${output.replace(/^ *✓.*\n/gm, '')}`}`,
  )
  if (good + bad === 0) failed++
}

/** Two at a time, one for each core of a small machine. */
async function inPairs(list, work) {
  const waiting = [...list]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next)
  }
  await Promise.all([lane(), lane()])
}

await inPairs(checks, runCheck)
for (const suite of suites) await runSuite(suite)
for (const failure of failures) console.log(`\nFAILED ${firstLines(failure, 60)}`)
console.log(`\nall checks in ${seconds(started)}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
