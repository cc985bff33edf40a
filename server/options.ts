import { createHash } from 'node:crypto'
import { accessSync, constants, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type TrustProxy, trustedProxies } from './proxy/trustProxy'

/** How the program was asked to serve. `library` and `server` exclude each other. */
export type Options = {
  port: number
  host: string
  /** '' or '/path', without a slash at the end. */
  base: string
  dataDir: string
  fresh: boolean
  scenario: string
  /** The person's own folder of comics and books. */
  library?: string
  /** Address of a real server, without a slash at the end. */
  server?: URL
  /** Name of a small sign-in provider that the stand-in offers, for trying OAuth2. */
  oauth2?: string
  /** Whether forwarded headers of an address are believed; of nobody unless proxies are named. */
  isTrusted: TrustProxy
}

/** A mistake of the person who started the program: its message is the one sentence they get to see. */
export class UserError extends Error {}

export const projectDir = join(dirname(fileURLToPath(import.meta.url)), '..')
export const scenarios = [
  'unclaimed',
  'no-libraries',
  'reader',
  'admin',
  '5k',
  '50k',
  'large',
  'slow',
  'failing',
] as const

/** Reads the command line. Throws UserError when a value makes no sense. */
export function readOptions(args: string[]): Options {
  const given = parse(args)
  if (given.library && given.server) throw new UserError('--library and --server cannot be used together.')
  const scenario = given.scenario ?? 'admin'
  if (!(scenarios as readonly string[]).includes(scenario))
    throw new UserError(`There is no scenario "${scenario}"; there are ${scenarios.join(', ')}.`)
  const library = given.library === undefined ? undefined : readableFolder(given.library)
  return {
    port: portOf(given.port ?? '8080'),
    host: given.host ?? '127.0.0.1',
    base: baseOf(given.base ?? ''),
    dataDir:
      given.data === undefined ? join(projectDir, '.data', library ? nameOf(library) : scenario) : whole(given.data),
    fresh: given.fresh ?? false,
    scenario,
    library,
    server: given.server === undefined ? undefined : serverOf(given.server),
    oauth2: given.oauth2,
    isTrusted: proxiesOf(given['trust-proxy'] ?? []),
  }
}

/** The options, or the end of the process with one sentence and exit code 1. */
export function optionsOrGiveUp(args: string[]): Options {
  try {
    return readOptions(args)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  const options = {
    library: text,
    server: text,
    port: text,
    host: text,
    base: text,
    data: text,
    scenario: text,
    oauth2: text,
    'trust-proxy': { type: 'string', multiple: true },
    fresh: { type: 'boolean' },
  } as const
  let given: ReturnType<typeof parseArgs<{ options: typeof options }>>['values']
  try {
    given = parseArgs({ args, options }).values
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, needy] = /^Option '--([\w-]+).*argument (?:missing|is ambiguous)/.exec(message) ?? []
    if (needy) throw new UserError(`--${needy} needs a value.`)
    const known = Object.keys(options).map(name => `--${name}`)
    throw new UserError(`${message.split('. ')[0]}; there are ${known.join(', ')}.`)
  }
  for (const [name, value] of Object.entries(given))
    if ([value].flat().includes('') && name !== 'base') throw new UserError(`--${name} needs a value.`)
  return given
}

/** Where a program is reached that serves with these options. */
export const addressOf = ({ host, port, base = '' }: Pick<Options, 'host' | 'port'> & { base?: string }): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}${base}`

/** npm runs its commands in the project; what a person types begins where they stand. */
const whole = (path: string): string =>
  resolve(/^(start|dev)$/.test(process.env.npm_lifecycle_event ?? '') ? (process.env.INIT_CWD ?? '') : '', path)

/** Each folder of a person keeps a state of its own. */
const nameOf = (library: string): string =>
  `${basename(library)}-${createHash('sha256').update(library).digest('hex').slice(0, 8)}`

function portOf(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UserError(`The port must be a number from 1 to 65535, not "${text}".`)
  return port
}

function baseOf(text: string): string {
  const base = text.replace(/\/+$/, '')
  if (base !== '' && !/^(\/[\w-]+)+$/.test(base))
    throw new UserError(`The base path must look like /comics, not "${text}".`)
  return base
}

function proxiesOf(values: string[]): TrustProxy {
  try {
    return trustedProxies(values)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new UserError(
      `--trust-proxy takes addresses, ranges such as 10.0.0.0/8, or "loopback", not "${error.message}".`,
    )
  }
}

function readableFolder(path: string): string {
  const folder = whole(path)
  try {
    if (!statSync(folder).isDirectory()) throw new UserError(`${folder} is not a folder.`)
  } catch (error) {
    if (error instanceof UserError) throw error
    const isHidden = (error as NodeJS.ErrnoException).code === 'EACCES'
    throw new UserError(`The folder ${folder} ${isHidden ? 'may not be read' : 'does not exist'}.`)
  }
  try {
    accessSync(folder, constants.R_OK | constants.X_OK)
  } catch {
    throw new UserError(`The folder ${folder} may not be read.`)
  }
  return folder
}

function serverOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UserError(`The server must be an address such as http://127.0.0.1:25600, not "${text}".`)
  if (url.username || url.password)
    throw new UserError('The address of the server must not hold a name or a password; you sign in on the page.')
  return url
}
