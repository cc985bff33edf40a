import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join, sep } from 'node:path'
import { getScenarioDataSetId, SAMPLE_LIBRARY_DATA_SET_ID } from '../mock-server/scenarios/scenarioDataSetIds'
import { loadStateSnapshot } from '../mock-server/state/mockServerStateStorage'
import { getServerAddress, projectFolder, type ServerOptions, UsageError } from './serverOptions'

/**
 * Name of the file that marks a folder as a data folder of Longbox. The file contains the process id, host and port of
 * the program that uses the folder.
 */
const OWNERSHIP_FILE = 'longbox.json'
const STATE_FILE_NAMES = ['library', 'library.new', 'state.json', 'files', 'posters', 'cache']

type OwningProcess = Pick<ServerOptions, 'host' | 'port'> & { process: number }

/**
 * Creates the data folder and locks the folder for this process. If the options select the sample library, copies the
 * sample library into the folder. The copy protects the original files, because users can delete files in the client.
 * Does not change a folder that another process uses. Does not change a folder in which files of other programs have
 * the names of Longbox files.
 * @param options options of this program, which already listens on their host and port
 * @returns folder for the copy of the sample library
 * @throws UsageError whose message is shown to the user
 */
export async function prepareAndLockDataFolder(options: ServerOptions): Promise<string> {
  const { dataDir, library, fresh } = options
  if (library && `${library}${sep}`.startsWith(`${dataDir}${sep}`))
    throw new UsageError(
      `The library ${library} must not lie in the data folder ${dataDir}; choose another with --data.`,
    )
  const mark = join(dataDir, OWNERSHIP_FILE)
  try {
    createFolder(dataDir)
    if (!isLongboxFolder(readdirSync(dataDir)))
      throw new UsageError(`The folder ${dataDir} contains files of other programs; choose another folder with --data.`)
    const user = readOwningProcess(mark)
    if (user && (await isProcessRunning(user, options)))
      throw new UsageError(
        `The data folder ${dataDir} is in use by ${getServerAddress(user)}; choose another with --data.`,
      )
    switchStateToDataSet(dataDir, getScenarioDataSetId(options))
    if (fresh) for (const name of STATE_FILE_NAMES) rmSync(join(dataDir, name), { recursive: true, force: true })
    writeFileSync(mark, JSON.stringify({ process: process.pid, host: options.host, port: options.port }))
    process.once('exit', () => existsSync(mark) && writeFileSync(mark, '{}'))
    return copySampleLibrary(options)
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(
      `The data folder ${dataDir} cannot be written: ${error instanceof Error ? error.message : error}.`,
    )
  }
}

/**
 * Creates a folder and its parents. Does not use the recursive `mkdir` of Node, because it hangs in kernel file systems
 * such as /proc.
 */
function createFolder(path: string): void {
  if (existsSync(path)) return
  createFolder(dirname(path))
  mkdirSync(path)
}

/**
 * Returns whether Longbox may use a folder with the given files. The folder must be a data folder of Longbox, or
 * contain no files that Longbox would replace.
 */
const isLongboxFolder = (names: string[]): boolean =>
  names.includes(OWNERSHIP_FILE) || names.includes('state.json') || !names.some(name => STATE_FILE_NAMES.includes(name))

/**
 * Switches the state files in the data folder to the data set `dataSetId`. A data set is the initial content of the
 * mock server, such as the sample library. The state files contain the current records of a data set. State files of
 * another data set are renamed, so that a later start with that data set can restore them. Then the state files from an
 * earlier start with `dataSetId` are restored, if there are any.
 * @param dataSetId result of `getScenarioDataSetId`
 */
function switchStateToDataSet(dataDir: string, dataSetId: string): void {
  const storedDataSetId = loadStateSnapshot(dataDir)?.content
  if (storedDataSetId === undefined || storedDataSetId === dataSetId) return
  for (const name of ['state.json', 'files']) {
    const current = join(dataDir, name)
    const archivedPath = (of: string) => `${current}.${createHash('sha256').update(of).digest('hex').slice(0, 8)}`
    if (existsSync(current)) renameSync(current, archivedPath(storedDataSetId))
    if (existsSync(archivedPath(dataSetId))) renameSync(archivedPath(dataSetId), current)
  }
}

/**
 * Returns the process that has locked the data folder. This process may have ended without unlocking the folder.
 * Returns undefined if the folder is not locked.
 */
function readOwningProcess(mark: string): OwningProcess | undefined {
  try {
    const user: Partial<OwningProcess> = JSON.parse(readFileSync(mark, 'utf8'))
    return user.process && user.host && user.port ? (user as OwningProcess) : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns whether the process that locked the folder is still running. Also connects to the port of the process,
 * because after a restart of the machine another program may have the same process id. If this program itself listens
 * on the host and port of the process, the process has ended.
 */
function isProcessRunning({ process: id, host, port }: OwningProcess, own: ServerOptions): Promise<boolean> {
  if (id === process.pid || (host === own.host && port === own.port)) return Promise.resolve(false)
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

/**
 * If the options select the sample library, copies its files and folders that the data folder does not contain yet.
 * First copies each file or folder under a temporary name, so that an interrupted copy is never used.
 */
function copySampleLibrary(options: ServerOptions): string {
  const sampleDir = join(options.dataDir, 'library')
  if (getScenarioDataSetId(options) !== SAMPLE_LIBRARY_DATA_SET_ID) return sampleDir
  const source = sampleFolder()
  createFolder(sampleDir)
  for (const name of readdirSync(source)) {
    const target = join(sampleDir, name)
    if (existsSync(target)) continue
    const copy = `${sampleDir}.new`
    rmSync(copy, { recursive: true, force: true })
    cpSync(join(source, name), copy, { recursive: true })
    renameSync(copy, target)
  }
  return sampleDir
}

/**
 * Returns the folder of the sample library. An installed npm package contains only a part of the library (see
 * scripts/copySmallSampleLibrary.mjs).
 */
function sampleFolder(): string {
  const wholeSample = join(projectFolder, 'sample')
  return existsSync(wholeSample) ? wholeSample : join(projectFolder, 'dist-sample')
}
