import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { SHUTDOWN_TIME_LIMITS } from '../../server/operation/createGracefulClose'
import { commandLineOptionEntries, getOptionEnvironmentVariableName } from '../../server/options/commandLineOptionTable'
import { projectFolder } from '../../server/serverOptions'

const read = (name: string) => readFileSync(join(projectFolder, name), 'utf8')
const optionVariables = commandLineOptionEntries
  .filter(([, { isCommand }]) => !isCommand)
  .map(([name]) => getOptionEnvironmentVariableName(name))
const variablesIn = (text: string) => [...text.matchAll(/\bLONGBOX_\w+/g)].map(([name]) => name)

test.each(['Containerfile', 'compose.yaml', 'packaging/longbox.service', 'docs/deployment.md'])(
  'all environment variables in %s are options of the program',
  name => {
    const names = variablesIn(read(name))
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter(variable => !optionVariables.includes(variable))).toEqual([])
  },
)

test('the image is built from files of the npm package, and has neither a shell nor the root user', () => {
  const containerfile = read('Containerfile')
  const packaged: string[] = JSON.parse(read('package.json')).files
  const [, copied = ''] = /cp -r (.+) \/image\/app\//.exec(containerfile) ?? []
  const isIncluded = (name: string) => packaged.includes(name) || ['package.json', 'LICENSE'].includes(name)
  expect(copied.split(' ').filter(name => !isIncluded(name))).toEqual([])
  expect(packaged.filter(name => !name.startsWith('!') && !copied.split(' ').includes(name))).toEqual([])
  const [, finalStage = ''] = containerfile.split(/^FROM .*distroless.*$/m)
  expect(finalStage).not.toMatch(/^RUN/m)
  expect(finalStage).toMatch(/^USER \d+$/m)
  for (const [, command = ''] of finalStage.matchAll(/(?:CMD|ENTRYPOINT) (\[.+\])/g)) {
    const [node, program = ''] = JSON.parse(command)
    expect([node, existsSync(join(projectFolder, program.replace('/app/', '')))]).toEqual(['/nodejs/bin/node', true])
  }
  expect(read('.dockerignore')).toBe(read('.containerignore'))
})

test('the image contains the version of each further package that package-lock.json names', () => {
  const commands = [...read('Containerfile').matchAll(/npm \w+ .*/g)].map(([command]) => command)
  expect(commands).toEqual([expect.stringMatching(/^npm ci --prefix \/sharp /)])
  expect(read('Containerfile')).toContain('node scripts/release/writeContainerImagePackages.mjs /sharp')
})

test('the compose file waits for running downloads and makes the file system read-only', () => {
  const { longbox, komga } = parse(read('compose.yaml')).services
  expect(longbox).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  expect(Number.parseInt(longbox.stop_grace_period, 10) * 1000).toBeGreaterThan(SHUTDOWN_TIME_LIMITS.downloadMs)
  expect(existsSync(join(projectFolder, longbox.build.dockerfile))).toBe(true)
  expect(longbox.depends_on).toContain('komga')
  expect(komga.image).toMatch(/komga/)
})

test('folders of the user beside the compose file are neither in the image build, nor in git, nor formatted', () => {
  const services: { volumes?: string[] }[] = Object.values(parse(read('compose.yaml')).services)
  const folders = services.flatMap(({ volumes = [] }) =>
    volumes.flatMap(volume => /^\.\/([^:/]+):/.exec(volume)?.[1] ?? []),
  )
  expect(folders).toContain('books')
  // Biome formats no files that git ignores.
  expect(JSON.parse(read('biome.json')).vcs.useIgnoreFile).toBe(true)
  expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(folders.map(folder => `/${folder}/`)))
  for (const name of ['.dockerignore', '.containerignore'])
    expect(read(name).split('\n')).toEqual(expect.arrayContaining([...folders, '*.tgz']))
})

test('the systemd unit waits for running downloads, has no fixed user, and does not restart after wrong options', () => {
  const unit = read('packaging/longbox.service')
  const readSetting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]
  expect(Number(readSetting('TimeoutStopSec')) * 1000).toBeGreaterThan(SHUTDOWN_TIME_LIMITS.downloadMs)
  expect([readSetting('Restart'), readSetting('RestartPreventExitStatus')]).toEqual(['on-failure', '2'])
  expect([readSetting('DynamicUser'), readSetting('ProtectSystem'), readSetting('NoNewPrivileges')]).toEqual([
    'yes',
    'strict',
    'yes',
  ])
  expect(readSetting('ExecStart')).toMatch(/ longbox$/)
})
