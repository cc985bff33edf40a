import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../serverOptions'
import { environmentNameOf, formatHelp, optionRows } from './optionTable'
import { parseCommandLine } from './parseCommandLine'

const readme = readFileSync(join(projectFolder, 'README.md'), 'utf8')

test.each(optionRows)(
  '--%s can be set by its variable, and is documented',
  (name, { value, isMultiple, isCommand }) => {
    const environment = { [environmentNameOf(name)]: value ? 'x' : 'true' }
    const parsed = isMultiple ? ['x'] : value ? 'x' : true
    // A command such as --version has no variable.
    expect(parseCommandLine([], environment)).toEqual(isCommand ? {} : { [name]: parsed })
    expect(environmentNameOf(name)).toBe(`LONGBOX_${name.toUpperCase().replace('-', '_')}`)
    expect([formatHelp(), readme].map(text => text.includes(`--${name}`))).toEqual([true, true])
  },
)
