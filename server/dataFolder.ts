import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join, sep } from 'node:path'
import { SAMPLE_CONTENT, scenarioContent } from '../mock-server/scenarios/scenarioContent'
import { readWorldSnapshot } from '../mock-server/world/worldStorage'
import { addressOf, type Options, projectDir, UserError } from './options'

/** File that marks a folder as a data folder of Longbox. It names the process that currently uses the folder. */
const MARK = 'longbox.json'
/** Files and folders of the state in a data folder. */
const ownFiles = ['library', 'library.new', 'state.json', 'files', 'posters', 'cache']

type User = Pick<Options, 'host' | 'port'> & { process: number }

/**
 * Creates the data folder of the mock server, claims it for this process and copies the sample library into it. The copy
 * protects the files of the project from deletions in the client.
 * Changes nothing in a folder with other files, and nothing in a folder that another process uses.
 * @returns folder of the copied sample library
 * @throws UserError whose message is shown to the user
 */
export async function openDataFolder(options: Options): Promise<string> {
  const { dataDir, library, fresh } = options
  if (library && `${library}${sep}`.startsWith(`${dataDir}${sep}`))
    throw new UserError(
      `The library ${library} must not lie in the data folder ${dataDir}; choose another with --data.`,
    )
  const mark = join(dataDir, MARK)
  try {
    makeFolder(dataDir)
    if (!isOurs(readdirSync(dataDir)))
      throw new UserError(`The folder ${dataDir} holds files that are not Longbox's; choose another with --data.`)
    const user = userOf(mark)
    if (user && (await isRunning(user)))
      throw new UserError(`The data folder ${dataDir} is in use by ${addressOf(user)}; choose another with --data.`)
    bringForward(dataDir, scenarioContent(options))
    if (fresh) for (const name of ownFiles) rmSync(join(dataDir, name), { recursive: true, force: true })
    writeFileSync(mark, JSON.stringify({ process: process.pid, host: options.host, port: options.port }))
    process.once('exit', () => existsSync(mark) && writeFileSync(mark, '{}'))
    return layOutSample(options)
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError(
      `The data folder ${dataDir} cannot be written: ${error instanceof Error ? error.message : error}.`,
    )
  }
}

/** Creates a folder with its parents. The recursive `mkdir` of Node never returns in kernel file systems such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

/**
 * Whether Longbox may use a folder with the given files: one that it has used before, or one without files that it would
 * overwrite or delete.
 */
const isOurs = (names: string[]): boolean =>
  names.includes(MARK) || names.includes('state.json') || !names.some(name => ownFiles.includes(name))

/**
 * Puts the state of the given content in place. Renames the state of other content, so that a later start can restore it.
 * @param content  content of the scenario
 */
function bringForward(dataDir: string, content: string): void {
  const storedContent = readWorldSnapshot(dataDir)?.content
  if (storedContent === undefined || storedContent === content) return
  for (const name of ['state.json', 'files']) {
    const current = join(dataDir, name)
    const archivedPath = (of: string) => `${current}.${createHash('sha256').update(of).digest('hex').slice(0, 8)}`
    if (existsSync(current)) renameSync(current, archivedPath(storedContent))
    if (existsSync(archivedPath(content))) renameSync(archivedPath(content), current)
  }
}

/** Reads which process uses the data folder; undefined when none does. */
function userOf(mark: string): User | undefined {
  try {
    const user: Partial<User> = JSON.parse(readFileSync(mark, 'utf8'))
    return user.process && user.host && user.port ? (user as User) : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether the process that claimed the folder still runs. Also tries its port, because after a restart of the machine
 * another program may have its process id.
 */
function isRunning({ process: id, host, port }: User): Promise<boolean> {
  if (id === process.pid) return Promise.resolve(false)
  try {
    process.kill(id, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return Promise.resolve(false)
  }
  return new Promise(resolve => {
    const settle = (running: boolean) => {
      socket.destroy()
      resolve(running)
    }
    const socket = connect({ host, port, timeout: 1_000 })
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
    socket.once('timeout', () => settle(false))
  })
}

/** Copies the sample library under a temporary name, then renames the copy, so that an interrupted copy is never used. */
function layOutSample(options: Options): string {
  const sampleDir = join(options.dataDir, 'library')
  if (scenarioContent(options) !== SAMPLE_CONTENT || existsSync(sampleDir)) return sampleDir
  const copy = `${sampleDir}.new`
  rmSync(copy, { recursive: true, force: true })
  cpSync(join(projectDir, 'sample'), copy, { recursive: true })
  renameSync(copy, sampleDir)
  return sampleDir
}
