import { type ParseArgsConfig, parseArgs } from 'node:util'
import {
  type CommandLineOptionName,
  commandLineOptionEntries,
  getOptionEnvironmentVariableName,
} from './commandLineOptionTable'
import { UsageError } from './UsageError'

/** Values of the options. `trust-proxy` is a list. An option that takes no value, such as `fresh`, is a boolean. */
export type CommandLineOptionValues = { readonly [Name in CommandLineOptionName]?: OptionValue<Name> }
type OptionValue<Name extends CommandLineOptionName> = Name extends 'trust-proxy'
  ? readonly string[]
  : Name extends 'fresh' | 'healthcheck' | 'help' | 'version'
    ? boolean
    : string

const parserOptions: ParseArgsConfig['options'] = Object.fromEntries(
  commandLineOptionEntries.map(([name, { value, isMultiple, short }]) => [
    name,
    { type: value ? 'string' : 'boolean', multiple: isMultiple ?? false, ...(short && { short }) },
  ]),
)

/**
 * Reads the options from the command line and the environment. The command line has priority.
 * @throws UsageError for an unknown option, a missing value, or an option that npm has read itself. Also for an invalid
 *   environment variable: if an option takes no value on the command line, its environment variable must be `true` or
 *   `false`
 */
export function parseCommandLine(args: string[], environment: NodeJS.ProcessEnv): CommandLineOptionValues {
  rejectOptionsReadByNpm(environment)
  let values: Record<string, unknown>
  try {
    values = parseArgs({ args, options: parserOptions }).values
  } catch (error) {
    throw new UsageError(describeParseError(error))
  }
  for (const [name, value] of Object.entries(values))
    if ([value].flat().includes('') && name !== 'base') throw new UsageError(`--${name} needs a value.`)
  return { ...readEnvironment(environment), ...values }
}

/**
 * Rejects options before `--` in `npm start --port=9000`. npm does not pass such options on. It sets an environment
 * variable `npm_config_…` for each of them, also for unknown options. `--help` and `--version` are options of npm.
 */
function rejectOptionsReadByNpm(environment: NodeJS.ProcessEnv): void {
  const [, script] = /^(start|dev)$/.exec(environment.npm_lifecycle_event ?? '') ?? []
  if (!script) return
  const names = commandLineOptionEntries
    .map(([name]) => name)
    .filter(name => name !== 'help' && name !== 'version' && environment[`npm_config_${name.replaceAll('-', '_')}`])
  if (names.length === 0) return
  const command = script === 'start' ? 'npm start' : 'npm run dev'
  throw new UsageError(
    `npm does not pass on ${names.map(name => `--${name}`).join(', ')}; write -- before the options: ${command} -- --${names[0]} …`,
  )
}

function describeParseError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const [, optionWithoutValue] = /^Option '.*--([\w-]+).*argument (?:missing|is ambiguous)/.exec(message) ?? []
  if (optionWithoutValue) return `--${optionWithoutValue} needs a value.`
  const optionNames = commandLineOptionEntries.map(([name]) => `--${name}`)
  return `${message.split('. ')[0]}; there are ${optionNames.join(', ')}.`
}

/**
 * Reads the options from the environment. Ignores empty variables, because compose files set a missing variable to an
 * empty text.
 */
function readEnvironment(environment: NodeJS.ProcessEnv): CommandLineOptionValues {
  const entries = commandLineOptionEntries.flatMap(
    ([name, { value, isMultiple, isCommand }]): [string, string | boolean | string[]][] => {
      const variable = getOptionEnvironmentVariableName(name)
      const text = environment[variable]
      if (!text || isCommand) return []
      if (value) return [[name, isMultiple ? [text] : text]]
      if (text !== 'true' && text !== 'false') throw new UsageError(`${variable} must be true or false, not "${text}".`)
      return [[name, text === 'true']]
    },
  )
  return Object.fromEntries(entries)
}
