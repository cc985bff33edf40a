/**
 * `npm run release:files`: writes all files of a release into dist-release/: npm package, static files, browser demo,
 * licenses, bill of materials and checksums. Writes the notes of the version to .cache/release-notes.md.
 * `.github/workflows/release.yml` runs this command for each tag.
 */
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkNodeAndInstallPackages, exitWithError, projectRoot, runCommand } from './setup.mjs'

checkNodeAndInstallPackages()
const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
const { GITHUB_REF_NAME: tag } = process.env
if (tag !== undefined && tag !== `v${version}`)
  exitWithError(`The tag ${tag} does not belong to version ${version} of package.json.`)
const sections = readFileSync(join(projectRoot, 'CHANGELOG.md'), 'utf8').split(/^## /m)
const notes = sections.find(section => section.startsWith(`${version}\n`))
if (!notes) exitWithError(`CHANGELOG.md has no section "## ${version}".`)
mkdirSync(join(projectRoot, '.cache'), { recursive: true })
writeFileSync(join(projectRoot, '.cache/release-notes.md'), notes.slice(version.length).trimStart())

const target = join(projectRoot, 'dist-release')
rmSync(target, { recursive: true, force: true })
mkdirSync(target)
runOrExit('npm', ['pack', '--pack-destination', target])
for (const kind of ['static', 'demo']) {
  runOrExit(process.execPath, [join(projectRoot, `scripts/build-${kind}.mjs`)])
  runOrExit('tar', ['-czf', join(target, `longbox-${kind}-${version}.tar.gz`), '-C', projectRoot, `dist-${kind}`])
}
cpSync(join(projectRoot, 'THIRD-PARTY.md'), join(target, 'THIRD-PARTY.md'))
const sbom = join(target, `longbox-${version}.cdx.json`)
runOrExit(process.execPath, [join(projectRoot, 'scripts/third-party.mjs'), '--sbom', sbom])
const checksums = readdirSync(target)
  .sort()
  .map(
    name =>
      `${createHash('sha256')
        .update(readFileSync(join(target, name)))
        .digest('hex')}  ${name}\n`,
  )
writeFileSync(join(target, 'SHA256SUMS'), checksums.join(''))
console.log(`\n  The files of version ${version} are in ${target}\n`)

function runOrExit(command, args) {
  if (runCommand(command, args) !== 0) exitWithError(`${command} ${args[0]} failed; its reasons stand above.`)
}
