import { createHash } from 'node:crypto'
import { accessSync, constants, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type IsTrustedProxy, parseTrustedProxies } from './proxy/parseTrustedProxies'

/** Command-line options of the server. `library` and `server` exclude each other. */
export type ServerOptions = {
  port: number
  host: string
  /** Base path: '' or '/path', without a slash at the end. */
  base: string
  dataDir: string
  fresh: boolean
  scenario: string
  /** Folder with comics and books of the user. */
  library?: string
  /** Address of a real Komga server, without a slash at the end. */
  server?: URL
  /** Name of the OAuth2 demo provider of the mock server; undefined for none. */
  oauth2?: string
  /** Whether an address is a trusted proxy, whose forwarded headers are used. False for all addresses by default. */
  isTrusted: IsTrustedProxy
}

/** Error in the usage or environment of the program. Its message is the only output that the user sees. */
export class UsageError extends Error {}

export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '..')
export const scenarioNames = [
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

/**
 * Parses the command line.
 * @throws UsageError for an unknown option or an invalid value
 */
export function parseServerOptions(args: string[]): ServerOptions {
  const values = parseCommandLine(args)
  if (values.library && values.server) throw new UsageError('--library and --server cannot be used together.')
  const scenario = values.scenario ?? 'admin'
  if (!(scenarioNames as readonly string[]).includes(scenario))
    throw new UsageError(`There is no scenario "${scenario}"; there are ${scenarioNames.join(', ')}.`)
  const library = values.library === undefined ? undefined : requireReadableFolder(values.library)
  return {
    port: parsePort(values.port ?? '8080'),
    host: values.host ?? '127.0.0.1',
    base: parseBasePath(values.base ?? ''),
    dataDir:
      values.data === undefined
        ? join(projectFolder, '.data', library ? dataFolderNameOf(library) : scenario)
        : resolveUserPath(values.data),
    fresh: values.fresh ?? false,
    scenario,
    library,
    server: values.server === undefined ? undefined : parseServerUrl(values.server),
    oauth2: values.oauth2,
    isTrusted: parseProxies(values['trust-proxy'] ?? []),
  }
}

/** Parses the command line. Prints the message of a UsageError and exits the process with code 1. */
export function parseServerOptionsOrExit(args: string[]): ServerOptions {
  try {
    return parseServerOptions(args)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function parseCommandLine(args: string[]) {
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
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values']
  try {
    values = parseArgs({ args, options }).values
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, optionWithoutValue] = /^Option '--([\w-]+).*argument (?:missing|is ambiguous)/.exec(message) ?? []
    if (optionWithoutValue) throw new UsageError(`--${optionWithoutValue} needs a value.`)
    const optionNames = Object.keys(options).map(name => `--${name}`)
    throw new UsageError(`${message.split('. ')[0]}; there are ${optionNames.join(', ')}.`)
  }
  for (const [name, value] of Object.entries(values))
    if ([value].flat().includes('') && name !== 'base') throw new UsageError(`--${name} needs a value.`)
  return values
}

/** Returns the HTTP address of a server with these options. */
export const serverAddressOf = ({
  host,
  port,
  base = '',
}: Pick<ServerOptions, 'host' | 'port'> & { base?: string }): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}${base}`

/** Resolves a path from the folder in which the user called npm. npm itself runs commands in the project folder. */
const resolveUserPath = (path: string): string =>
  resolve(/^(start|dev)$/.test(process.env.npm_lifecycle_event ?? '') ? (process.env.INIT_CWD ?? '') : '', path)

/**
 * Returns the name of the data folder of a library: base name and hash of its path, so that each library has its own state.
 */
const dataFolderNameOf = (library: string): string =>
  `${basename(library)}-${createHash('sha256').update(library).digest('hex').slice(0, 8)}`

function parsePort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`The port must be a number from 1 to 65535, not "${text}".`)
  return port
}

function parseBasePath(text: string): string {
  const base = text.replace(/\/+$/, '')
  if (base !== '' && !/^(\/[\w-]+)+$/.test(base))
    throw new UsageError(`The base path must look like /comics, not "${text}".`)
  return base
}

function parseProxies(values: string[]): IsTrustedProxy {
  try {
    return parseTrustedProxies(values)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new UsageError(
      `--trust-proxy takes addresses, ranges such as 10.0.0.0/8, or "loopback", not "${error.message}".`,
    )
  }
}

function requireReadableFolder(path: string): string {
  const folder = resolveUserPath(path)
  try {
    if (!statSync(folder).isDirectory()) throw new UsageError(`${folder} is not a folder.`)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const isHidden = (error as NodeJS.ErrnoException).code === 'EACCES'
    throw new UsageError(`The folder ${folder} ${isHidden ? 'may not be read' : 'does not exist'}.`)
  }
  try {
    accessSync(folder, constants.R_OK | constants.X_OK)
  } catch {
    throw new UsageError(`The folder ${folder} may not be read.`)
  }
  return folder
}

function parseServerUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`The server must be an address such as http://127.0.0.1:25600, not "${text}".`)
  if (url.username || url.password)
    throw new UsageError('The address of the server must not hold a name or a password; you sign in on the page.')
  return url
}
