/**
 * `npm run typecheck`, `npm run lint`, `npm run test:unit`, `npm run format`: one part of `npm test`, after its own set-up.
 * Further arguments go to the program that is run; with several programs, arguments are refused.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { checks, formatter, suites } from './checks.mjs'
import { giveUp, root, run, setUp } from './setup.mjs'

const [command, ...further] = process.argv.slice(2)
const chosen = [...checks, ...suites, formatter].filter(check => check.command === command)
if (chosen.length === 0) giveUp(`There is no command "${command}".`)
if (chosen.length > 1 && further.length > 0) giveUp(`npm run ${command} takes no arguments.`)
setUp()
mkdirSync(join(root, '.cache'), { recursive: true })
const failed = chosen.filter(({ args }) => run(process.execPath, [...args, ...further]) !== 0)
for (const { name } of failed) console.error(`FAILED ${name}`)
process.exit(failed.length === 0 ? 0 : 1)
