import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { writeReleaseFiles } from '../../scripts/release/writeReleaseFiles.mjs'
import { projectFolder } from '../../server/serverOptions'

const SOURCES = [
  'package.json',
  'CHANGELOG.md',
  'THIRD-PARTY.md',
  'compose.yaml',
  'packaging',
  'tests/upgrade/releases',
]
const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))
const release = { tag: `v${version}`, repository: 'Anna/longbox' }

/** Path of a temporary project folder. The folder contains copies of the files that {@link writeReleaseFiles} reads. */
let root = ''
const read = (name: string) => readFileSync(join(root, name), 'utf8')
let packedPackage: { repository?: unknown } = {}

/**
 * Fake of the function that runs the commands of a release. Writes a small file to the path at which the real command
 * would write its result.
 */
function writeNamedFile(_command: string, args: string[]): void {
  const target = args.find(arg => /\.(tar\.gz|cdx\.json)$/.test(arg))
  if (target) writeFileSync(target, basename(target))
  if (args[0] !== 'pack') return
  packedPackage = JSON.parse(read('package.json'))
  writeFileSync(join(args[2] as string, `longbox-${version}.tgz`), 'package')
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'longbox-release-files-'))
  for (const name of SOURCES) cpSync(join(projectFolder, name), join(root, name), { recursive: true })
  writeFileSync(join(root, `tests/upgrade/releases/${version}.json`), '{}')
})
afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 10 }))

test('a release contains packages, archives, samples, licenses and the checksum of each of them', () => {
  writeReleaseFiles(root, release, writeNamedFile)
  const names = readdirSync(join(root, 'dist-release')).sort()
  expect(names).toEqual([
    'SHA256SUMS',
    'THIRD-PARTY.md',
    'compose.yaml',
    `longbox-${version}.cdx.json`,
    `longbox-${version}.tgz`,
    `longbox-demo-${version}.tar.gz`,
    `longbox-static-${version}.tar.gz`,
    'longbox.service',
  ])
  const sha256 = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, 'dist-release', name)))
      .digest('hex')
  expect(read('dist-release/SHA256SUMS')).toBe(
    names
      .slice(1)
      .map(name => `${sha256(name)}  ${name}\n`)
      .join(''),
  )
  expect(read('.cache/release-notes.md')).not.toBe('')
  expect(read('.cache/release-notes.md')).not.toMatch(/^## /m)
})

test('the packed package.json names the repository of the workflow, and the one of the project stays unchanged', () => {
  const original = read('package.json')
  writeReleaseFiles(root, release, writeNamedFile)
  expect(packedPackage.repository).toEqual({ type: 'git', url: 'git+https://github.com/Anna/longbox.git' })
  expect(read('package.json')).toBe(original)
  const fail = () => {
    throw new Error('npm pack failed')
  }
  expect(() => writeReleaseFiles(root, release, fail)).toThrow('npm pack failed')
  expect(read('package.json')).toBe(original)
})

test('the compose file of a release uses the published image, which needs no clone', () => {
  writeReleaseFiles(root, release, writeNamedFile)
  const { longbox, komga } = parse(read('dist-release/compose.yaml')).services
  const { build: _, ...ofClone } = parse(read('compose.yaml')).services.longbox
  expect(longbox).toEqual({ ...ofClone, image: `ghcr.io/anna/longbox:v${version}` })
  expect(komga).toEqual(parse(read('compose.yaml')).services.komga)
})

test.each([
  ['the tag has another version', { tag: 'v0.0.1' }, 'package.json', 'The tag v0.0.1 does not belong to version'],
  ['the changelog has no section', release, 'CHANGELOG.md', 'CHANGELOG.md has no section'],
  ['stored data are missing', release, `tests/upgrade/releases/${version}.json`, 'releases/.+ is missing'],
])('no release is written if %s', (_, options, changed, message) => {
  if (changed === 'CHANGELOG.md') writeFileSync(join(root, changed), '# Changelog\n')
  else if (changed !== 'package.json') rmSync(join(root, changed))
  expect(() => writeReleaseFiles(root, options, writeNamedFile)).toThrow(new RegExp(message))
  expect(existsSync(join(root, 'dist-release'))).toBe(false)
})
