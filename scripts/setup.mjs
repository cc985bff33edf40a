/**
 * Functions for the commands of the project. Most commands first call `checkNodeAndInstallPackages`. This file must not
 * import packages, because the packages may not be installed yet.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNodeVersion } from '../bin/requireNodeVersion.mjs'

export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Prints a message and exits the process with code 1.
 * @param {string} sentence
 * @returns {never}
 */
export function exitWithError(sentence) {
  console.error(sentence)
  process.exit(1)
}

const LOCK_FILE = join(projectRoot, '.cache', 'turn')
const MAX_LOCK_AGE_MS = 600_000

/**
 * Acquires the lock for installing and building. If another command holds the lock, blocks the process until the other
 * command releases the lock or the lock is stale. After the installation or build, the caller must call
 * `releaseBuildLock`.
 */
export function acquireBuildLock() {
  mkdirSync(dirname(LOCK_FILE), { recursive: true })
  for (let isAnnounced = false; ; isAnnounced = true) {
    try {
      return writeFileSync(LOCK_FILE, String(process.pid), { flag: 'wx' })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isLockStale()) rmSync(LOCK_FILE, { force: true })
    else {
      if (!isAnnounced) console.log('Waiting for another command that installs or builds …')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
}

export const releaseBuildLock = () => rmSync(LOCK_FILE, { force: true })

/**
 * Returns whether the build lock is stale. It is stale if the process that holds it has ended, or if it is older than
 * `MAX_LOCK_AGE_MS`.
 */
function isLockStale() {
  try {
    if (Date.now() - statSync(LOCK_FILE).mtimeMs > MAX_LOCK_AGE_MS) return true
    process.kill(Number(readFileSync(LOCK_FILE, 'utf8')), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/**
 * Installs the npm packages if they are missing or if package-lock.json has changed. If node_modules does not exist,
 * uses `npm ci`. If node_modules exists, uses `npm install`, because `npm ci` would delete and reinstall all packages.
 */
function installPackages() {
  const stamp = join(projectRoot, 'node_modules', '.longbox-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(projectRoot, 'package-lock.json')))
    .digest('hex')
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock
  if (isInstalled()) return
  acquireBuildLock()
  if (isInstalled()) return releaseBuildLock()
  console.log('Installing packages …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const command = existsSync(join(projectRoot, 'node_modules')) ? ['install', '--no-save'] : ['ci']
  const outcome = spawnSync(npm, [...command, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (outcome.status !== 0)
    exitWithError(
      `The packages could not be installed: npm ${command[0]} failed. The messages above contain the reasons.`,
    )
  // Writes a new file and then renames it. Several work trees can share the old file by hard links. Overwriting the old
  // file would change it in all these work trees.
  writeFileSync(`${stamp}.new`, lock)
  renameSync(`${stamp}.new`, stamp)
  releaseBuildLock()
}

export function checkNodeAndInstallPackages() {
  requireNodeVersion(process.versions.node)
  installPackages()
}

/**
 * Runs a command in the project folder. The terminal shows its output.
 * @returns exit code of the command, or 1 if the command has none
 */
export function runCommand(command, args, options = {}) {
  return spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit', ...options }).status ?? 1
}

/** Returns the path of a file in node_modules, such as a program for Node. */
export const getNodeModulesFilePath = path => join(projectRoot, 'node_modules', path)

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) checkNodeAndInstallPackages()
