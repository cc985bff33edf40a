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
 * @throws UsageError for an unknown option or a missing value. Also for an invalid environment variable: if an option
 *   takes no value on the command line, its environment variable must be `true` or `false`
 */
export function parseCommandLine(args: string[], environment: NodeJS.ProcessEnv): CommandLineOptionValues {
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
