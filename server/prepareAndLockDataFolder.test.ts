import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { serveLongbox } from './main'
import { prepareAndLockDataFolder } from './prepareAndLockDataFolder'
import { parseServerOptions, projectFolder, UsageError } from './serverOptions'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-data-'))
  folders.push(folder)
  return folder
}
const optionsFor = (dataDir: string, ...more: string[]) =>
  parseServerOptions(['--data', dataDir, '--scenario', 'unclaimed', ...more])

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

test('leaves a folder with other files unchanged, even with --fresh', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files', 'letter.txt'), 'dear')
  for (const more of [[], ['--fresh']])
    await expect(prepareAndLockDataFolder(optionsFor(folder, ...more))).rejects.toThrow(
      new UsageError(`The folder ${folder} contains files of other programs; choose another folder with --data.`),
    )
  expect(readdirSync(folder)).toEqual(['files'])
  expect(readFileSync(join(folder, 'files', 'letter.txt'), 'utf8')).toBe('dear')
})

test('rejects a library inside the data folder, because --fresh would delete it', async () => {
  const folder = newFolder()
  for (const library of [folder, join(folder, 'library')]) {
    mkdirSync(library, { recursive: true })
    await expect(
      prepareAndLockDataFolder(parseServerOptions(['--data', folder, '--library', library])),
    ).rejects.toThrow(/must not lie in the data folder/)
  }
})

test('creates the folder with its parents, and reports a folder that cannot be created', async () => {
  const folder = join(newFolder(), 'of', 'two')
  await prepareAndLockDataFolder(optionsFor(folder))
  expect(readdirSync(folder)).toEqual(['longbox.json'])
  const file = join(folder, 'longbox.json')
  await expect(prepareAndLockDataFolder(optionsFor(join(file, 'below')))).rejects.toThrow(/cannot be written: E/)
})

// Runs `prepareAndLockDataFolder` in another process with a timeout, so that the test fails if the function hangs. For
// example, the recursive `mkdir` of Node would hang in /proc.
test.runIf(existsSync('/proc/self'))('reports a folder in a kernel file system in one sentence', () => {
  const module = import.meta.url.replace('.test.ts', '.ts')
  const code = `const { ${prepareAndLockDataFolder.name}: open } = await import(${JSON.stringify(module)})
    await open({ dataDir: '/proc/nope', scenario: 'unclaimed' }).catch(({ message }) => console.log(message))`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code]
  const { stdout } = spawnSync(process.execPath, args, { cwd: projectFolder, timeout: 20_000, encoding: 'utf8' })
  expect(stdout).toMatch(/^The data folder \/proc\/nope cannot be written: E[^\n]+\n$/)
})

test('keeps the state of another scenario for a later start, even with --fresh', async () => {
  const folder = newFolder()
  const state = join(folder, 'state.json')
  const sampleState = JSON.stringify({ version: 1, content: 'sample' })
  const unclaimedState = JSON.stringify({ version: 1, content: 'unclaimed' })
  writeFileSync(state, sampleState)
  mkdirSync(join(folder, 'files'))
  await prepareAndLockDataFolder(optionsFor(folder, '--fresh'))
  expect(existsSync(state)).toBe(false)
  expect(existsSync(join(folder, 'files'))).toBe(false)
  writeFileSync(state, unclaimedState)
  await prepareAndLockDataFolder(parseServerOptions(['--data', folder, '--scenario', 'reader']))
  expect(readFileSync(state, 'utf8')).toBe(sampleState)
  expect(existsSync(join(folder, 'files'))).toBe(true)
  await prepareAndLockDataFolder(optionsFor(folder))
  expect(readFileSync(state, 'utf8')).toBe(unclaimedState)
})

test('adds missing parts of the sample library to the folder, and leaves existing parts unchanged', async () => {
  const folder = newFolder()
  const options = parseServerOptions(['--data', folder])
  const sampleDir = await prepareAndLockDataFolder(options)
  rmSync(join(sampleDir, 'import'), { recursive: true })
  rmSync(join(sampleDir, 'library', 'Manga'), { recursive: true })
  await prepareAndLockDataFolder(options)
  expect(readdirSync(sampleDir).sort()).toEqual(readdirSync(join(projectFolder, 'sample')).sort())
  expect(existsSync(join(sampleDir, 'library', 'Manga'))).toBe(false)
})

describe('data folder of another process', () => {
  const markedFor = (folder: string, user: object) =>
    writeFileSync(join(folder, 'longbox.json'), JSON.stringify({ host: '127.0.0.1', ...user }))

  test('rejects a folder that a running process uses', async () => {
    const folder = newFolder()
    const other = createServer()
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    const port = (other.address() as { port: number }).port
    markedFor(folder, { process: process.ppid, port })
    await expect(prepareAndLockDataFolder(optionsFor(folder))).rejects.toThrow(
      new UsageError(`The data folder ${folder} is in use by http://127.0.0.1:${port}; choose another with --data.`),
    )
    other.close()
  })

  test('uses the folder of a killed process whose id another program has, and whose port this program has', async () => {
    const folder = newFolder()
    const ownServer = createServer()
    await new Promise<void>(resolve => ownServer.listen(0, '127.0.0.1', resolve))
    const port = (ownServer.address() as { port: number }).port
    markedFor(folder, { process: process.ppid, port })
    await prepareAndLockDataFolder(optionsFor(folder, '--port', String(port)))
    expect(JSON.parse(readFileSync(join(folder, 'longbox.json'), 'utf8'))).toMatchObject({ process: process.pid, port })
    ownServer.close()
  })

  test.each([
    ['whose id no process has', { process: 2 ** 30, port: 1 }],
    ['whose id another program has', { process: process.ppid, port: 1 }],
  ])('uses the folder of a killed process %s', async (_, user) => {
    const folder = newFolder()
    markedFor(folder, user)
    await prepareAndLockDataFolder(optionsFor(folder))
    expect(JSON.parse(readFileSync(join(folder, 'longbox.json'), 'utf8'))).toMatchObject({ process: process.pid })
  })
})

test('changes no data when the port is in use', async () => {
  const folder = newFolder()
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const port = (other.address() as { port: number }).port
  const printedErrors = vi.spyOn(console, 'error').mockReturnValue()
  const exits = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  await serveLongbox(parseServerOptions(['--data', folder, '--port', String(port)]))
  expect(printedErrors).toHaveBeenCalledExactlyOnceWith(`Port ${port} is already in use; choose another with --port.`)
  expect(exits).toHaveBeenCalledExactlyOnceWith(1)
  expect(readdirSync(folder)).toEqual([])
  vi.restoreAllMocks()
  other.close()
})
