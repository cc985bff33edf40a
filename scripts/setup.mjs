/**
 * What every command needs before it runs: a Node that is new enough and the packages of the lock file.
 * Plain JavaScript without imports from packages, because it runs before there are any.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Ends the process with one clear sentence and exit code 1.
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

const turn = join(root, '.cache', 'turn')
const LONGEST_TURN = 600_000

/**
 * Waits until no other command of this project installs or builds, and begins to. Ends with `endTurn`, or with the process.
 * It blocks, as nothing else is to be done meanwhile.
 */
export function takeTurn() {
  mkdirSync(dirname(turn), { recursive: true })
  for (let told = false; ; told = true) {
    try {
      return writeFileSync(turn, String(process.pid), { flag: 'wx' })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isForsaken()) rmSync(turn, { force: true })
    else {
      if (!told) console.log('Waiting for another command that installs or builds …')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
}

export const endTurn = () => rmSync(turn, { force: true })

/** Whether the process that has the turn is gone, or has had it for so long that its number must be another's now. */
function isForsaken() {
  try {
    if (Date.now() - statSync(turn).mtimeMs > LONGEST_TURN) return true
    process.kill(Number(readFileSync(turn, 'utf8')), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** @param {string} version  such as `20.19.0` */
export function checkNode(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) giveUp(`Longbox needs Node 20.19 or newer; this is Node ${version}.`)
}

/**
 * Installs the packages of package-lock.json when they are missing or of another lock file. Asks nothing. Not by `npm ci`: that
 * refuses a lock file which lacks a package for another kind of machine that the registry did not offer when it was made.
 */
function installPackages() {
  const stamp = join(root, 'node_modules', '.longbox-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock
  if (isInstalled()) return
  takeTurn()
  if (isInstalled()) return endTurn()
  console.log('Installing packages …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const outcome = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (outcome.status !== 0) giveUp('The packages could not be installed: npm install failed. Its reasons stand above.')
  writeFileSync(stamp, lock)
  endTurn()
}

/** Makes the machine ready: right Node, right packages. */
export function setUp() {
  checkNode(process.versions.node)
  installPackages()
}

/** Runs a command in the project and gives its exit code; output goes to the terminal. */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status ?? 1
}

/** Path of a program of node_modules, to be run with `process.execPath`. */
export const packageFile = path => join(root, 'node_modules', path)

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) setUp()
