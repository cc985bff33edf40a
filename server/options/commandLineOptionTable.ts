/** Command-line option. An environment variable can also set the option: `LONGBOX_TRUST_PROXY` sets `--trust-proxy`. */
type OptionRow = {
  /** Placeholder of the option value in the help text. Undefined if the option has no value. */
  readonly value?: string
  readonly help: string
  /** Whether the command line may contain the option several times. */
  readonly isMultiple?: true
  /** Short form of the option, a single letter. */
  readonly short?: string
  /**
   * Whether the option is a command that ends the program, for example `--version`. Commands have no environment
   * variable.
   */
  readonly isCommand?: true
}

/** All options of the program, in the order of the help text. */
export const commandLineOptionTable = {
  server: { value: 'URL', help: 'address of a Komga server; without it, a sample library is served' },
  library: { value: 'DIR', help: 'serves a folder of .cbz, .zip, .epub and .pdf files, without a Komga server' },
  port: { value: 'N', help: 'port, 8080 by default' },
  host: { value: 'H', help: 'address to listen on, 127.0.0.1 by default; 0.0.0.0 for all' },
  base: { value: '/PATH', help: 'path below which the client is served' },
  'trust-proxy': {
    value: 'ADDRESSES',
    help: 'reverse proxies whose forwarded headers are used: addresses, ranges or "loopback"',
    isMultiple: true,
  },
  data: { value: 'DIR', help: 'folder for the state of the sample library or of --library' },
  fresh: { help: 'starts from an empty state' },
  scenario: { value: 'NAME', help: 'prepared state of the sample server' },
  oauth2: { value: 'NAME', help: 'adds a simulated OAuth2 sign-in provider to the sample server' },
  log: { value: 'FORMAT', help: 'text (the default) or json: one object per line, with a line for each request' },
  'metrics-port': { value: 'N', help: 'serves metrics for Prometheus on this port, at /metrics; off by default' },
  healthcheck: {
    help: 'asks the program that runs with the same options whether it is ready; ends with 0 or 1',
    isCommand: true,
  },
  help: { help: 'prints this text', short: 'h', isCommand: true },
  version: { help: 'prints the version', short: 'v', isCommand: true },
} as const satisfies Record<string, OptionRow>

export type CommandLineOptionName = keyof typeof commandLineOptionTable

export const commandLineOptionEntries = Object.entries(commandLineOptionTable) as [CommandLineOptionName, OptionRow][]

/** Returns the name of the environment variable of an option, such as `LONGBOX_TRUST_PROXY`. */
export const getOptionEnvironmentVariableName = (option: CommandLineOptionName): string =>
  `LONGBOX_${option.toUpperCase().replaceAll('-', '_')}`

export function formatCommandLineHelp(): string {
  const rows = commandLineOptionEntries.map(([name, { value, help, short }]) => {
    const label = `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`
    return `  ${label.padEnd(24)} ${help}`
  })
  return [
    'Usage: longbox [options]',
    '',
    'Serves the Longbox web client in front of a Komga server, or with a sample library.',
    '',
    ...rows,
    '',
    'Each option is also read from the environment: --trust-proxy is LONGBOX_TRUST_PROXY. Exceptions:',
    '--healthcheck, --help and --version.',
    'An option of the command line replaces the one of the environment.',
    '',
    'Examples:',
    '  longbox --server http://nas:25600',
    '  longbox --library ~/Comics --port 9000',
    '',
    'Exit codes: 0 ended by request, 1 could not start or failed, 2 wrong options.',
  ].join('\n')
}
