import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { getServerAddress, parseServerOptions, UsageError } from './serverOptions'

/**
 * Path to which the mocked file system denies access. Real file permissions have no effect on tests that run as root.
 */
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

describe('accepted options', () => {
  test('defaults to the sample library on 127.0.0.1, with a log in text and without metrics', () => {
    expect(parseServerOptions([])).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      base: '',
      scenario: 'admin',
      fresh: false,
      logFormat: 'text',
      metricsPort: undefined,
    })
  })

  test('accepts every option', () => {
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
      '--log',
      'json',
      '--metrics-port',
      '9100',
    ]
    expect(parseServerOptions(args)).toEqual({
      port: 9000,
      host: '0.0.0.0',
      base: '/comics',
      dataDir: folder,
      fresh: true,
      scenario: '5k',
      library: undefined,
      server: undefined,
      logFormat: 'json',
      metricsPort: 9100,
      isTrusted: expect.any(Function),
    })
  })

  test('accepts a library folder or a server address', () => {
    expect(parseServerOptions(['--library', folder]).library).toBe(folder)
    expect(parseServerOptions(['--server', 'http://nas:25600/komga/']).server?.href).toBe('http://nas:25600/komga/')
  })
})

describe('--trust-proxy', () => {
  test('accepts one or several lists of proxies, and trusts no proxy by default', () => {
    const { isTrusted } = parseServerOptions([
      '--trust-proxy',
      'loopback, 10.0.0.0/8',
      '--trust-proxy',
      '2001:db8::/32',
    ])
    expect(['127.0.0.1', '::1', '10.1.2.3', '2001:db8::5', '11.0.0.1', '2001:db9::1'].map(isTrusted)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    expect(parseServerOptions([]).isTrusted('127.0.0.1')).toBe(false)
  })

  test.each(['nas', '10.0.0.0/33', '::1/129', '10.0.0.0/', '10.0.0/8', 'loopback/8', '10.0.0.1,,'])(
    'refuses %s',
    value => {
      expect(() => parseServerOptions(['--trust-proxy', value])).toThrow(
        /^--trust-proxy takes addresses, ranges such as/,
      )
    },
  )

  test('requires a value', () => {
    for (const args of [['--trust-proxy'], ['--trust-proxy', '']])
      expect(() => parseServerOptions(args)).toThrow(new UsageError('--trust-proxy needs a value.'))
  })
})

describe('folders', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('are resolved relative to the folder in which npm was called', () => {
    vi.stubEnv('npm_lifecycle_event', 'start')
    vi.stubEnv('INIT_CWD', folder)
    expect(parseServerOptions(['--data', 'state']).dataDir).toBe(join(folder, 'state'))
    expect(parseServerOptions(['--library', '.']).library).toBe(folder)
  })

  test('each library has its own state', () => {
    const data = (library: string) => parseServerOptions(['--library', library]).dataDir
    expect(data(folder)).not.toBe(data(tmpdir()))
    expect(data(folder)).toBe(data(`${folder}/`))
  })
})

test('the address contains an IPv6 host in brackets', () => {
  expect(getServerAddress(parseServerOptions(['--host', '::1', '--base', '/c']))).toBe('http://[::1]:8080/c')
})

describe('environment variables', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('are named like the options, and the command line has priority', () => {
    vi.stubEnv('LONGBOX_SERVER', 'http://nas:25600')
    vi.stubEnv('LONGBOX_PORT', '9000')
    vi.stubEnv('LONGBOX_TRUST_PROXY', '10.0.0.0/8,loopback')
    vi.stubEnv('LONGBOX_FRESH', 'true')
    vi.stubEnv('LONGBOX_BASE', '')
    const options = parseServerOptions(['--port', '9001'])
    expect(options).toMatchObject({ port: 9001, fresh: true, base: '', server: new URL('http://nas:25600') })
    expect(['127.0.0.1', '10.1.2.3', '11.0.0.1'].map(options.isTrusted)).toEqual([true, true, false])
  })

  test('must contain valid values', () => {
    vi.stubEnv('LONGBOX_FRESH', 'yes')
    expect(() => parseServerOptions([])).toThrow(new UsageError('LONGBOX_FRESH must be true or false, not "yes".'))
  })
})

describe('reports invalid options in one sentence', () => {
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
      'The address of the server must not contain a name or a password; you sign in on the page.',
    ],
    [['--port'], '--port needs a value.'],
    [['--log', 'xml'], 'The log format must be text or json, not "xml".'],
    [['--data', '--fresh'], '--data needs a value.'],
    [['--metrics-port', '8080'], '--port and --metrics-port need different ports.'],
    [['--port', '9000', '--metrics-port', '9000'], '--port and --metrics-port need different ports.'],
    [['--library', folder, '--server', 'http://nas'], '--library and --server cannot be used together.'],
  ])('%j', (args, sentence) => {
    expect(() => parseServerOptions(args)).toThrow(new UsageError(sentence))
  })

  test('reports a folder that cannot be read', () => {
    forbidden.path = folder
    expect(() => parseServerOptions(['--library', folder])).toThrow(
      new UsageError(`The folder ${folder} may not be read.`),
    )
    const below = join(folder, 'below')
    expect(() => parseServerOptions(['--library', below])).toThrow(
      new UsageError(`The folder ${below} may not be read.`),
    )
    forbidden.path = 'none'
  })

  test('reports unknown options and scenarios', () => {
    expect(() => parseServerOptions(['--colour'])).toThrow(
      /^Unknown option '--colour'; there are --server, --library, /,
    )
    expect(() => parseServerOptions(['--scenario', 'dream'])).toThrow(/There is no scenario "dream"/)
  })
})
