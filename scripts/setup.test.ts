import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { requireNodeVersion } from '../bin/requireNodeVersion.mjs'

function underNode(version: string, script: string) {
  const versions = `{ value: { ...process.versions, node: '${version}' } }`
  const faked = `data:text/javascript,Object.defineProperty(process, 'versions', ${versions})`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', faked, `${script}.mjs`], {
    encoding: 'utf8',
    timeout: 10_000,
  })
  return { status, output: stdout + stderr }
}

test.each([
  ['9.11.2', 'scripts/start'],
  ['20.18.3', 'scripts/start'],
  ['20.18.3', 'scripts/dev'],
  ['20.18.3', 'bin/longbox'],
])('reports that Node %s is too old: %s.mjs', (version, script) => {
  expect(underNode(version, script)).toEqual({
    status: 1,
    output: `Longbox needs Node 20.19 or newer; this is Node ${version}.\n`,
  })
})

test.each(['20.19.0', '22.0.0', '100.1.0'])('accepts Node %s', version => {
  expect(() => requireNodeVersion(version)).not.toThrow()
})

test('the lock file contains the optional packages of all platforms, without which npm ci fails', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>
  }
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      name => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})

test('the lock file contains a hash of each package that Linux installs', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; optional?: boolean; os?: string[]; cpu?: string[]; libc?: string[] }>
  }
  const runsOnLinux = ({ os = ['linux'], cpu = ['x64', 'arm64'], libc = ['glibc'] }: (typeof packages)[string]) =>
    os.includes('linux') && cpu.some(name => name === 'x64' || name === 'arm64') && libc.includes('glibc')
  const missing = Object.entries(packages).filter(
    ([path, entry]) => path !== '' && !entry.integrity && (!entry.optional || runsOnLinux(entry)),
  )
  expect(missing.map(([path]) => path)).toEqual([])
})
