/** `npm test`: runs all checks. The last line of the output is "N passed, N failed". */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  checksWithSingleResult,
  findReasonOutsideTests,
  getFirstLines,
  getLastLines,
  testSuites,
} from './checks/checkDefinitions.mjs'
import { checkNodeAndInstallPackages, projectRoot } from './setup.mjs'

checkNodeAndInstallPackages()
const { installChromiumIfMissing } = await import('./chromium.mjs')
await installChromiumIfMissing()
mkdirSync(join(projectRoot, '.cache'), { recursive: true })

const started = Date.now()
const seconds = since => `${((Date.now() - since) / 1000).toFixed(1)} s`

/**
 * Time limit of `npm test` in milliseconds. The checks should take less than 30 minutes on two processor cores, and up
 * to three times as long on a slow machine. The limit is higher than these times, because a stopped check cannot report
 * which tests failed.
 */
const TIME_LIMIT_MS = 100 * 60_000

/**
 * Ids of the process groups of the running checks. When this process is interrupted, it kills these groups, because a
 * test worker in an endless loop would continue to run.
 */
const runningGroups = new Set()
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const pid of runningGroups) killGroup(pid)
    process.exit(1)
  })

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Ignores the error of `kill`. It occurs if all processes of the group have already ended.
  }
}

function runQuietly({ args }) {
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      detached: true,
      env: { ...process.env, CI: 'true', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    runningGroups.add(child.pid)
    let output = ''
    const timer = setTimeout(
      () => {
        output += `\nStopped: all checks together took more than ${TIME_LIMIT_MS / 60_000} minutes.\n`
        killGroup(child.pid)
      },
      Math.max(0, started + TIME_LIMIT_MS - Date.now()),
    )
    child.stdout.on('data', text => {
      output += text
    })
    child.stderr.on('data', text => {
      output += text
    })
    child.on('close', code => {
      clearTimeout(timer)
      runningGroups.delete(child.pid)
      resolve({ isSuccess: code === 0, output })
    })
  })
}

let passed = 0
let failed = 0
/** Texts that describe failures. They are printed at the end of the output. */
const failures = []

async function runCheck(check) {
  const since = Date.now()
  const { isSuccess, output } = await runQuietly(check)
  if (isSuccess) passed++
  else {
    failed++
    failures.push(`${check.name}:\n${getLastLines(output)}`)
  }
  console.log(`${isSuccess ? 'ok  ' : 'FAIL'} ${check.name} (${seconds(since)})`)
}

async function runSuite(suite) {
  const since = Date.now()
  rmSync(suite.report, { force: true })
  const { isSuccess, output } = await runQuietly({ args: [...suite.args, ...suite.reportArgs] })
  let counted
  let reasons
  let note
  let skipped = []
  try {
    const report = JSON.parse(readFileSync(suite.report, 'utf8'))
    counted = suite.count(report)
    reasons = suite.failures(report)
    note = suite.note?.(report)
    skipped = suite.skipped(report)
  } catch {
    counted = [0, 1]
    reasons = [`${suite.name} left no report`]
  }
  const [good, bad] = [counted[0], isSuccess ? counted[1] : Math.max(1, counted[1])]
  passed += good
  failed += bad
  // The number of failures includes errors outside of tests. The report of the suite does not describe these errors, so
  // this code takes their description from the output.
  if (reasons.length < bad) reasons.push(`${suite.name}, outside of tests:\n${findReasonOutsideTests(output)}`)
  failures.push(...reasons)
  console.log(
    `${bad === 0 && good > 0 ? 'ok  ' : 'FAIL'} ${suite.name}: ${good} passed, ${bad} failed (${seconds(since)})`,
  )
  if (note) console.log(`     ${note}`)
  for (const title of skipped) console.log(`     skipped: ${title}`)
  if (good + bad === 0) failed++
}

/** Runs an async function for each item of a list, at most two items at the same time. */
async function inPairs(list, work) {
  const waiting = [...list]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next)
  }
  await Promise.all([lane(), lane()])
}

await inPairs(checksWithSingleResult, runCheck)
for (const suite of testSuites) await runSuite(suite)
for (const failure of failures) console.log(`\nFAILED ${getFirstLines(failure, 80)}`)
console.log(`\nall checks in ${seconds(started)}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
