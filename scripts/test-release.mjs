/**
 * `npm run test:release`: runs the commands of `.github/workflows/release.yml` in order, in a new clone of the current
 * commit. Publishes nothing: `npm publish` is a dry run, and `gh` commands are skipped. The option `--without COMMAND`
 * skips the given command, for example `--without "npm test"`. This option can be repeated.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkNodeAndInstallPackages, exitWithError, projectRoot, runCommand } from './setup.mjs'

checkNodeAndInstallPackages()
const { parse } = await import('yaml')
const { values } = parseArgs({ options: { without: { type: 'string', multiple: true, default: [] } } })
const folder = mkdtempSync(join(tmpdir(), 'longbox-release-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
if (runCommand('git', ['clone', '--quiet', projectRoot, folder]) !== 0)
  exitWithError('The project could not be cloned.')

const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const { jobs } = parse(readFileSync(join(folder, '.github/workflows/release.yml'), 'utf8'))
const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
const outputFile = join(tmpdir(), `longbox-release-output-${process.pid}`)
process.on('exit', () => rmSync(outputFile, { force: true }))
const env = {
  ...process.env,
  GITHUB_REF_NAME: `v${version}`,
  GITHUB_REPOSITORY: 'owner/longbox',
  GITHUB_OUTPUT: outputFile,
  CI: 'true',
}
for (const command of commands) {
  if (command.startsWith('gh ') || values.without.includes(command)) {
    console.log(`\nleft out: ${command}`)
    continue
  }
  const harmless = command.replace(/^npm publish --provenance/, 'npm publish --dry-run')
  console.log(`\n$ ${harmless}`)
  if (runCommand('bash', ['-e', '-c', harmless], { cwd: folder, env }) !== 0) exitWithError(`FAILED: ${harmless}`)
}
const files = readdirSync(join(folder, 'dist-release'))
console.log(`\n  All commands of the release succeed. Files: ${files.join(', ')}\n`)
