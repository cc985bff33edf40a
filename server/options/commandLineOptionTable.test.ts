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
