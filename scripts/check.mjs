/**
 * Runs the checks of a single command: `npm run typecheck`, `npm run lint`, `npm run test:unit` and similar commands.
 * `npm test` runs all checks. Passes further arguments to the program that runs the check. If the command runs several
 * programs, further arguments are an error.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { checksWithSingleResult, formatAndFixSourcesCommand, testSuites } from './checks/checkDefinitions.mjs'
import { checkNodeAndInstallPackages, exitWithError, projectRoot, runCommand } from './setup.mjs'

const [command, ...extraArgs] = process.argv.slice(2)
const selected = [...checksWithSingleResult, ...testSuites, formatAndFixSourcesCommand].filter(
  check => check.command === command,
)
if (selected.length === 0) exitWithError(`There is no command "${command}".`)
if (selected.length > 1 && extraArgs.length > 0) exitWithError(`npm run ${command} takes no arguments.`)
checkNodeAndInstallPackages()
mkdirSync(join(projectRoot, '.cache'), { recursive: true })
const failed = selected.filter(({ args }) => runCommand(process.execPath, [...args, ...extraArgs]) !== 0)
for (const { name } of failed) console.error(`FAILED ${name}`)
process.exit(failed.length === 0 ? 0 : 1)
