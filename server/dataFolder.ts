import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join, sep } from 'node:path'
import { SAMPLE_CONTENT, scenarioContent } from '../mock-server/scenarios/scenarioContent'
import { readWorldSnapshot } from '../mock-server/world/worldStorage'
import { addressOf, type Options, projectDir, UserError } from './options'

/** Says that a folder is ours, and which program keeps its data there at the moment. */
const MARK = 'longbox.json'
const ownFiles = ['library', 'library.new', 'state.json', 'files', 'posters', 'cache']

type User = Pick<Options, 'host' | 'port'> & { process: number }

/**
 * Makes the data folder ready and this program its only user. Touches nothing in a folder that belongs to something else or that
 * another program uses. The sample is copied, so that deleting a book in the client never touches the project's files. Gives the
 * folder of the sample. Throws UserError with the sentence to show.
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

/** Not by Node's recursive way: in file systems of the kernel, such as /proc, that one never comes back. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

/** What stands in our way in a folder of something else are things of the names that we would write over or remove. */
const isOurs = (names: string[]): boolean =>
  names.includes(MARK) || names.includes('state.json') || !names.some(name => ownFiles.includes(name))

/** Lays the state of other content aside, where it waits for its turn, and brings the one of this content back. */
function bringForward(dataDir: string, content: string): void {
  const kept = readWorldSnapshot(dataDir)?.content
  if (kept === undefined || kept === content) return
  for (const name of ['state.json', 'files']) {
    const now = join(dataDir, name)
    const aside = (of: string) => `${now}.${createHash('sha256').update(of).digest('hex').slice(0, 8)}`
    if (existsSync(now)) renameSync(now, aside(kept))
    if (existsSync(aside(content))) renameSync(aside(content), now)
  }
}

function userOf(mark: string): User | undefined {
  try {
    const user: Partial<User> = JSON.parse(readFileSync(mark, 'utf8'))
    return user.process && user.host && user.port ? (user as User) : undefined
  } catch {
    return undefined
  }
}

/** A number of a process alone proves little: after a restart of the machine another program has it. */
function isRunning({ process: id, host, port }: User): Promise<boolean> {
  if (id === process.pid) return Promise.resolve(false)
  try {
    process.kill(id, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return Promise.resolve(false)
  }
  return new Promise(resolve => {
    const answer = (running: boolean) => {
      socket.destroy()
      resolve(running)
    }
    const socket = connect({ host, port, timeout: 1_000 })
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
    socket.once('timeout', () => answer(false))
  })
}

/** Copied beside its place first: a program that is ended meanwhile leaves no half of it. */
function layOutSample(options: Options): string {
  const sampleDir = join(options.dataDir, 'library')
  if (scenarioContent(options) !== SAMPLE_CONTENT || existsSync(sampleDir)) return sampleDir
  const copy = `${sampleDir}.new`
  rmSync(copy, { recursive: true, force: true })
  cpSync(join(projectDir, 'sample'), copy, { recursive: true })
  renameSync(copy, sampleDir)
  return sampleDir
}
