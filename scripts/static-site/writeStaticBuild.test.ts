import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parseStaticSiteArguments } from './parseStaticSiteArguments.mjs'
import { writeStaticBuild } from './writeStaticBuild'

const folder = mkdtempSync(join(tmpdir(), 'longbox-static-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))

test('the output has the files of the build without those of the program, and the configurations beside them', () => {
  const [build, out] = [join(folder, 'dist'), join(folder, 'out')]
  for (const name of [join(build, 'assets'), join(build, '.vite'), join(out, 'files')])
    mkdirSync(name, { recursive: true })
  for (const name of ['assets/page.js', '.vite/packages.json', '.source-hash']) writeFileSync(join(build, name), '')
  writeFileSync(join(build, 'index.html'), '<html><head><base href="/"></head><script>start()</script></html>')
  writeFileSync(join(out, 'files/old.js'), '')
  const { files, configurations } = writeStaticBuild(build, out, parseStaticSiteArguments(['--base', '/comics']))
  expect(files).toBe(join(out, 'files'))
  expect(readdirSync(files).sort()).toEqual(['assets', 'index.html', 'index.html.br', 'index.html.gz'])
  expect(readdirSync(join(files, 'assets'))).toEqual(['page.js'])
  expect(readFileSync(join(files, 'index.html'), 'utf8')).toContain('<base href="/comics/"')
  expect(readdirSync(out).sort()).toEqual([...configurations, 'files'].sort())
  expect(configurations).toEqual(['nginx.conf', 'Caddyfile', 'apache.conf', 'traefik.yaml'])
})

describe('options of npm run build:static', () => {
  test('have defaults, and lose a slash at the end', () => {
    const defaults = { base: '', server: 'http://127.0.0.1:25600', root: '/srv/longbox', out: undefined }
    expect(parseStaticSiteArguments([])).toEqual(defaults)
    expect(
      parseStaticSiteArguments(['--base', '/my/comics/', '--server', 'https://nas/', '--root', '/www/', '--out', 'x']),
    ).toEqual({ base: '/my/comics', server: 'https://nas', root: '/www', out: 'x' })
    expect(parseStaticSiteArguments(['--base', '/']).base).toBe('')
  })

  test.each([
    ['--base', 'comics', 'The base path must look like /comics, not "comics".'],
    ['--base', '/a b', 'The base path must look like /comics, not "/a b".'],
    ['--server', 'nas:25600', 'The server must be an address without a path'],
    ['--server', 'http://nas/komga', 'The server must be an address without a path'],
    ['--root', 'srv', 'The root must be an absolute path without spaces, not "srv".'],
    ['--root', '/my files', 'The root must be an absolute path without spaces, not "/my files".'],
    ['--port', '80', "Unknown option '--port'"],
  ])('%s %s is refused', (option, value, message) => {
    expect(() => parseStaticSiteArguments([option, value])).toThrow(message)
  })
})
