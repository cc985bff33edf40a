import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectFolder } from '../../server/serverOptions'

const folder = mkdtempSync(join(tmpdir(), 'longbox-release-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const read = (name: string) => readFileSync(join(projectFolder, name), 'utf8')
const BUILD_TIMEOUT_MS = 240_000

test(
  'the bill of materials names version, license and checksum of everything that is bundled',
  async () => {
    const file = join(folder, 'bom.json')
    await promisify(execFile)(process.execPath, [join(projectFolder, 'scripts/third-party.mjs'), '--sbom', file])
    const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8'))
    expect(bomFormat).toBe('CycloneDX')
    const react = components.find(({ name }: { name: string }) => name === 'react')
    const lock = JSON.parse(read('package-lock.json')).packages['node_modules/react']
    expect(react).toMatchObject({
      version: lock.version,
      purl: `pkg:npm/react@${lock.version}`,
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512' }],
    })
    const names = components.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['epubjs', 'msw', 'prom-client', 'react-dom']))
    const listed = JSON.parse(read('public/third-party.json'))
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(names)
  },
  BUILD_TIMEOUT_MS,
)

test('the release pipeline runs commands of this project only', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const workflows = readdirSync(join(projectFolder, '.github/workflows')).map(name => read(`.github/workflows/${name}`))
  const steps = workflows
    .flatMap(text => Object.values<{ steps: { run?: string }[] }>(parse(text).jobs))
    .flatMap(({ steps }) => steps)
  const commands = steps.flatMap(({ run }) =>
    [...(run ?? '').matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name),
  )
  expect(commands).toEqual(expect.arrayContaining(['test', 'release:files', 'test:delivery']))
  expect(commands.filter(name => name !== 'publish' && !((name as string) in scripts))).toEqual([])
})
