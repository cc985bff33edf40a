import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../serverOptions'
import {
  commandLineOptionEntries,
  formatCommandLineHelp,
  getOptionEnvironmentVariableName,
} from './commandLineOptionTable'
import { parseCommandLine } from './parseCommandLine'

const readme = readFileSync(join(projectFolder, 'README.md'), 'utf8')

test.each(commandLineOptionEntries)(
  '--%s can be set by its variable, and is documented',
  (name, { value, isMultiple, isCommand }) => {
    const environment = { [getOptionEnvironmentVariableName(name)]: value ? 'x' : 'true' }
    const parsed = isMultiple ? ['x'] : value ? 'x' : true
    // Options that run a command, such as --version, have no environment variable.
    expect(parseCommandLine([], environment)).toEqual(isCommand ? {} : { [name]: parsed })
    expect(getOptionEnvironmentVariableName(name)).toBe(`LONGBOX_${name.toUpperCase().replace('-', '_')}`)
    expect([formatCommandLineHelp(), readme].map(text => text.includes(`--${name}`))).toEqual([true, true])
  },
)

test.each([
  ['start', { npm_config_port: 'true' }, /^npm does not pass on --port; .*: npm start -- --port …$/],
  [
    'dev',
    { npm_config_server: 'http://nas', npm_config_trust_proxy: 'loopback' },
    /^npm does not pass on --server, --trust-proxy; .*: npm run dev -- --server …$/,
  ],
])('npm run %s reports options before --, which npm does not pass on', (script, variables, message) => {
  const environment = { npm_lifecycle_event: script, npm_config_version: 'true', ...variables }
  expect(() => parseCommandLine([], environment)).toThrow(message)
  expect(parseCommandLine([], { ...environment, npm_lifecycle_event: 'test' })).toEqual({})
})

test('npm start accepts the variables that npm itself sets', () => {
  const environment = { npm_lifecycle_event: 'start', npm_config_cache: '/c', npm_config_version: 'true' }
  expect(parseCommandLine(['--port', '9000'], environment)).toEqual({ port: '9000' })
})
