/**
 * Preparation of every command: checks the version of Node and installs the packages of the lock file.
 * Imports no packages, because it runs before they are installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Prints a message and exits the process with code 1.
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
 * Acquires the lock for installing and building. Blocks the process until no other command of this project holds it.
 * `endTurn` or the end of the process releases the lock.
 */
export function takeTurn() {
  mkdirSync(dirname(turn), { recursive: true })
  for (let isAnnounced = false; ; isAnnounced = true) {
    try {
      return writeFileSync(turn, String(process.pid), { flag: 'wx' })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isForsaken()) rmSync(turn, { force: true })
    else {
      if (!isAnnounced) console.log('Waiting for another command that installs or builds …')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
}

export const endTurn = () => rmSync(turn, { force: true })

/** Whether the lock is stale: its process has ended, or holds it for so long that its id must belong to another process. */
function isForsaken() {
  try {
    if (Date.now() - statSync(turn).mtimeMs > LONGEST_TURN) return true
    process.kill(Number(readFileSync(turn, 'utf8')), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** Exits the process with a message if the version of Node is too old. @param {string} version  such as `20.19.0` */
export function checkNode(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) giveUp(`Longbox needs Node 20.19 or newer; this is Node ${version}.`)
}

/**
 * Installs the packages of package-lock.json if they are missing or of another lock file. Uses `npm install`, because `npm ci`
 * rejects a lock file that lacks optional packages for other platforms.
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

/** Checks the version of Node and installs the packages. */
export function setUp() {
  checkNode(process.versions.node)
  installPackages()
}

/** Runs a command in the project folder, with output to the terminal. @returns its exit code */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status ?? 1
}

/** Path of a file in node_modules, such as a program to run with Node. */
export const packageFile = path => join(root, 'node_modules', path)

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) setUp()
