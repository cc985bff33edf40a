import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectFolder } from '../../server/serverOptions'

const folder = mkdtempSync(join(tmpdir(), 'longbox-release-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
const read = (name: string) => readFileSync(join(projectFolder, name), 'utf8')
const BUILD_TIMEOUT_MS = 240_000

test(
  'the bill of materials contains version, license and checksum of each bundled package',
  async () => {
    const file = join(folder, 'bom.json')
    await promisify(execFile)(process.execPath, [join(projectFolder, 'scripts/third-party.mjs'), '--sbom', file])
    const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8'))
    expect(bomFormat).toBe('CycloneDX')
    const react = components.find(({ name }: { name: string }) => name === 'react')
    const lock = JSON.parse(read('package-lock.json')).packages['node_modules/react']
    expect(react).toMatchObject({
      version: lock.version,
      purl: `pkg:npm/react@${lock.version}`,
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512' }],
    })
    const names = components.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['epubjs', 'msw', 'prom-client', 'react-dom']))
    const references = components.map((component: Record<string, string>) => component['bom-ref'])
    expect(references).toEqual([...new Set(references)].sort())
    const listed = JSON.parse(read('public/third-party.json'))
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(names)
  },
  BUILD_TIMEOUT_MS,
)

const workflows = readdirSync(join(projectFolder, '.github/workflows')).map(name => ({
  name,
  content: read(`.github/workflows/${name}`),
}))

/** Returns the errors that GitHub's own parser finds in a workflow file: invalid keys, values and expressions. */
async function findWorkflowErrors(file: { name: string; content: string }): Promise<string[]> {
  const { context, value } = parseWorkflow(file, new NoOperationTraceWriter())
  const template = value && (await convertWorkflowTemplate(context, value))
  const errors = [
    ...context.errors.getErrors().map(({ message }) => message),
    ...(template?.errors ?? []).map(({ Message }) => Message),
  ]
  return errors
}

test.each(workflows)('the workflow $name is valid', async ({ name, content }) => {
  expect(await findWorkflowErrors({ name, content })).toEqual([])
  const misspelled = content.replace('runs-on', 'run-on').replace('matrix.node', 'matrix.')
  expect(await findWorkflowErrors({ name, content: misspelled })).not.toEqual([])
})

test('the release pipeline runs only commands of this project', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const steps = workflows
    .flatMap(({ content }) => Object.values<{ steps: { run?: string }[] }>(parse(content).jobs))
    .flatMap(job => job.steps)
  const commands = steps.flatMap(({ run }) =>
    [...(run ?? '').matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name),
  )
  expect(commands).toEqual(expect.arrayContaining(['test', 'release:files', 'test:delivery', 'test:image']))
  expect(commands.filter(name => name !== 'publish' && !((name as string) in scripts))).toEqual([])
})

test('the version is the latest version of the changelog, and the commands of the README use it', () => {
  const { version } = JSON.parse(read('package.json'))
  expect(/^## (.+)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version)
  const packages = [...read('README.md').matchAll(/longbox-\d[\d.]*\.tgz/g)].map(([name]) => name)
  expect(packages).toEqual(packages.map(() => `longbox-${version}.tgz`))
  expect(packages).not.toEqual([])
})

test('the image is tested before it is published, and arm64 is emulated', () => {
  const steps: { uses?: string; run?: string; with?: { platforms?: string } }[] = parse(
    read('.github/workflows/release.yml'),
  ).jobs.release.steps
  const names = steps.map(({ uses, run = '' }) => uses?.split('@')[0] ?? run)
  const publishing = names.indexOf('docker/build-push-action')
  expect(steps[publishing]?.with?.platforms).toContain('arm64')
  const before = names.slice(0, publishing)
  expect(before).toEqual(expect.arrayContaining(['npm test', 'npm run test:image', 'docker/setup-qemu-action']))
})
