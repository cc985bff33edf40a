import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes all files of a release into the folder `dist-release`. Writes the release notes of the version to
 * `.cache/release-notes.md`.
 * @param {string} root project folder
 * @param {{ tag?: string, repository?: string }} release Git tag, such as `v1.2.3`, and GitHub repository, such as
 *   `owner/longbox`. The npm package and `compose.yaml` contain the name of this repository
 * @param {(command: string, args: string[]) => void} run runs a command in the project folder and throws an error if it
 *   fails
 * @returns {{ version: string, target: string }} version of package.json, and path of the folder `dist-release`
 * @throws {Error} when a necessary file is missing, when the tag or the changelog does not match the version, or when a
 *   command fails
 */
export function writeReleaseFiles(root, { tag, repository }, run) {
  const read = name => readFileSync(join(root, name), 'utf8')
  const { version } = JSON.parse(read('package.json'))
  if (tag !== undefined && tag !== `v${version}`)
    throw new Error(`The tag ${tag} does not belong to version ${version} of package.json.`)
  const notes = read('CHANGELOG.md')
    .split(/^## /m)
    .find(section => section.startsWith(`${version}\n`))
  if (!notes) throw new Error(`CHANGELOG.md has no section "## ${version}".`)
  const storedData = `tests/upgrade/releases/${version}.json`
  if (!existsSync(join(root, storedData)))
    throw new Error(
      `${storedData} is missing. Tests of later versions read it. To write it: RECORD_STORED_DATA=1 npm run test:unit -- tests/upgrade`,
    )
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(join(root, '.cache/release-notes.md'), notes.slice(version.length).trimStart())

  const target = join(root, 'dist-release')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target)
  packWithRepository(root, repository, () => run('npm', ['pack', '--pack-destination', target]))
  for (const kind of ['static', 'demo']) {
    run(process.execPath, [join(root, `scripts/build-${kind}.mjs`)])
    run('tar', ['-czf', join(target, `longbox-${kind}-${version}.tar.gz`), '-C', root, `dist-${kind}`])
  }
  for (const name of ['THIRD-PARTY.md', 'packaging/longbox.service'])
    cpSync(join(root, name), join(target, name.replace(/^.*\//, '')))
  writeFileSync(
    join(target, 'compose.yaml'),
    replaceBuildWithPublishedImage(read('compose.yaml'), { version, repository }),
  )
  run(process.execPath, [join(root, 'scripts/third-party.mjs'), '--sbom', join(target, `longbox-${version}.cdx.json`)])
  writeFileSync(join(target, 'SHA256SUMS'), formatChecksums(target))
  return { version, target }
}

/**
 * Calls `pack`. If the GitHub repository is given, package.json contains this repository during the call. The npm
 * registry accepts a package with provenance only if package.json names the repository whose workflow publishes the
 * package.
 */
function packWithRepository(root, repository, pack) {
  const file = join(root, 'package.json')
  const original = readFileSync(file, 'utf8')
  if (!repository) return pack()
  const url = `git+https://github.com/${repository}.git`
  writeFileSync(file, `${JSON.stringify({ ...JSON.parse(original), repository: { type: 'git', url } }, null, 2)}\n`)
  try {
    pack()
  } finally {
    writeFileSync(file, original)
  }
}

/**
 * Returns the compose file of a release. It uses the published image instead of building the image from the sources.
 */
function replaceBuildWithPublishedImage(compose, { version, repository = 'OWNER/longbox' }) {
  const build = /^ {4}build:\n(?: {6}.+\n)+ {4}image: longbox\n/m
  if (!build.test(compose)) throw new Error('compose.yaml has no build and image of longbox to replace.')
  const image = repository === 'OWNER/longbox' ? repository : repository.toLowerCase()
  return compose.replace(build, `    image: ghcr.io/${image}:v${version}\n`)
}

/**
 * Returns the content of the file SHA256SUMS for a folder. Each line contains the hash and the name of a file in the
 * folder. `sha256sum --check` accepts this format.
 */
function formatChecksums(folder) {
  const sha256 = name =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
  return readdirSync(folder)
    .sort()
    .map(name => `${sha256(name)}  ${name}\n`)
    .join('')
}
