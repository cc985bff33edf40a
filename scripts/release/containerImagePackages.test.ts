import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createContainerImagePackageFiles, listContainerImagePackages } from './containerImagePackages.mjs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))

test('lists the packages that both images install, and no packages of other systems', () => {
  const paths = listContainerImagePackages(lock).map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['sharp', '@img/sharp-linux-x64', '@img/sharp-linux-arm64', '@img/sharp-libvips-linux-x64']),
  )
  expect(paths.filter(path => /darwin|win32|musl|wasm|tslib|riscv/.test(path))).toEqual([])
  for (const { entry } of listContainerImagePackages(lock)) expect(entry.integrity).toMatch(/^sha512-/)
})

test('a package in the folder of another package is found before one at the top', () => {
  const packages = {
    'node_modules/sharp': { version: '1.0.0', dependencies: { semver: '^7.0.0', colour: '*' } },
    'node_modules/sharp/node_modules/semver': { version: '7.0.0' },
    'node_modules/semver': { version: '6.0.0' },
    'node_modules/colour': { version: '2.0.0', dependencies: { semver: '^6.0.0' } },
    'node_modules/other': { version: '3.0.0' },
  }
  expect(listContainerImagePackages({ packages }).map(({ path, entry }) => [path, entry.version])).toEqual([
    ['sharp', '1.0.0'],
    ['sharp/node_modules/semver', '7.0.0'],
    ['colour', '2.0.0'],
    ['semver', '6.0.0'],
  ])
  const incomplete = { packages: { 'node_modules/sharp': packages['node_modules/sharp'] } }
  expect(() => listContainerImagePackages(incomplete)).toThrow('package-lock.json has no package semver')
})

test('the lock file of the image has the entries of the project, none of them only for development', () => {
  const { 'package.json': description, 'package-lock.json': imageLock } = createContainerImagePackageFiles(lock)
  expect(description.dependencies).toEqual({ sharp: lock.packages['node_modules/sharp'].version })
  const { '': root, ...entries } = imageLock.packages as Record<string, { dev?: boolean; integrity?: string }>
  expect(root).toEqual(description)
  for (const [path, { integrity, dev }] of Object.entries(entries))
    expect([integrity, dev], path).toEqual([lock.packages[path].integrity, undefined])
})
