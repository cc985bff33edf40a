import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { addressOf, readOptions, UserError } from './options'

/** Nothing is forbidden to whoever runs tests as root: one folder is said to be. */
const forbidden = vi.hoisted(() => ({ path: 'none' }))
vi.mock('node:fs', async original => {
  const fs = await original<typeof import('node:fs')>()
  const accessSync: typeof fs.accessSync = (path, mode) => {
    if (path === forbidden.path) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
    fs.accessSync(path, mode)
  }
  const statSync = ((path: string) => {
    if (path.startsWith(`${forbidden.path}/`)) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
    return fs.statSync(path)
  }) as typeof fs.statSync
  return { ...fs, accessSync, statSync }
})

const folder = mkdtempSync(join(tmpdir(), 'longbox-options-'))
writeFileSync(join(folder, 'file.txt'), '')
afterAll(() => rmSync(folder, { recursive: true }))

describe('what may be asked', () => {
  test('nothing: the sample library for this machine alone', () => {
    expect(readOptions([])).toMatchObject({ port: 8080, host: '127.0.0.1', base: '', scenario: 'admin', fresh: false })
  })

  test('each option', () => {
    const args = [
      '--port',
      '9000',
      '--host',
      '0.0.0.0',
      '--base',
      '/comics/',
      '--data',
      folder,
      '--fresh',
      '--scenario',
      '5k',
    ]
    expect(readOptions(args)).toEqual({
      port: 9000,
      host: '0.0.0.0',
      base: '/comics',
      dataDir: folder,
      fresh: true,
      scenario: '5k',
      library: undefined,
      server: undefined,
      isTrusted: expect.any(Function),
    })
  })

  test('an own library and a real server', () => {
    expect(readOptions(['--library', folder]).library).toBe(folder)
    expect(readOptions(['--server', 'http://nas:25600/komga/']).server?.href).toBe('http://nas:25600/komga/')
  })
})

describe('--trust-proxy', () => {
  test('names proxies in one list or several, nobody by default', () => {
    const { isTrusted } = readOptions(['--trust-proxy', 'loopback, 10.0.0.0/8', '--trust-proxy', '2001:db8::/32'])
    expect(['127.0.0.1', '::1', '10.1.2.3', '2001:db8::5', '11.0.0.1', '2001:db9::1'].map(isTrusted)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    expect(readOptions([]).isTrusted('127.0.0.1')).toBe(false)
  })

  test.each(['nas', '10.0.0.0/33', '::1/129', '10.0.0.0/', '10.0.0/8', 'loopback/8', '10.0.0.1,,'])(
    'refuses %s',
    value => {
      expect(() => readOptions(['--trust-proxy', value])).toThrow(/^--trust-proxy takes addresses, ranges such as/)
    },
  )

  test('needs a value', () => {
    for (const args of [['--trust-proxy'], ['--trust-proxy', '']])
      expect(() => readOptions(args)).toThrow(new UserError('--trust-proxy needs a value.'))
  })
})

describe('folders', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('begin where the person stands, who may call npm from elsewhere', () => {
    vi.stubEnv('npm_lifecycle_event', 'start')
    vi.stubEnv('INIT_CWD', folder)
    expect(readOptions(['--data', 'kept']).dataDir).toBe(join(folder, 'kept'))
    expect(readOptions(['--library', '.']).library).toBe(folder)
  })

  test('of one person have a state each', () => {
    const data = (library: string) => readOptions(['--library', library]).dataDir
    expect(data(folder)).not.toBe(data(tmpdir()))
    expect(data(folder)).toBe(data(`${folder}/`))
  })
})

test('the address of a host of colons is one that a browser takes', () => {
  expect(addressOf(readOptions(['--host', '::1', '--base', '/c']))).toBe('http://[::1]:8080/c')
})

describe('mistakes are told in one sentence', () => {
  test.each([
    [['--port', 'many'], 'The port must be a number from 1 to 65535, not "many".'],
    [['--port', '70000'], 'The port must be a number from 1 to 65535, not "70000".'],
    [['--base', 'comics'], 'The base path must look like /comics, not "comics".'],
    [['--library', join(folder, 'none')], `The folder ${join(folder, 'none')} does not exist.`],
    [['--library', join(folder, 'file.txt')], `${join(folder, 'file.txt')} is not a folder.`],
    [['--library', ''], '--library needs a value.'],
    [['--data', ''], '--data needs a value.'],
    [['--server', 'nas'], 'The server must be an address such as http://127.0.0.1:25600, not "nas".'],
    [
      ['--server', 'http://demo:secret@nas:25600'],
      'The address of the server must not hold a name or a password; you sign in on the page.',
    ],
    [['--port'], '--port needs a value.'],
    [['--data', '--fresh'], '--data needs a value.'],
    [['--library', folder, '--server', 'http://nas'], '--library and --server cannot be used together.'],
  ])('%j', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(new UserError(sentence))
  })

  test('a folder that may not be read', () => {
    forbidden.path = folder
    expect(() => readOptions(['--library', folder])).toThrow(new UserError(`The folder ${folder} may not be read.`))
    const below = join(folder, 'below')
    expect(() => readOptions(['--library', below])).toThrow(new UserError(`The folder ${below} may not be read.`))
    forbidden.path = 'none'
  })

  test('unknown options and scenarios', () => {
    expect(() => readOptions(['--colour'])).toThrow(/^Unknown option '--colour'; there are --library, --server, /)
    expect(() => readOptions(['--scenario', 'dream'])).toThrow(/There is no scenario "dream"/)
  })
})
