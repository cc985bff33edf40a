import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import Ajv from 'ajv'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectFolder } from '../../server/serverOptions'

const folder = mkdtempSync(join(tmpdir(), 'longbox-release-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
const read = (name: string) => readFileSync(join(projectFolder, name), 'utf8')
const BUILD_TIMEOUT_MS = 240_000
const text = { type: 'string', minLength: 1 }
/**
 * JSON schema of the components in an SBOM file. This schema is a subset of the CycloneDX 1.5 schema. It covers the
 * fields that `scripts/third-party.mjs` writes.
 */
const componentSchema = {
  type: 'object',
  required: ['type', 'name'],
  additionalProperties: false,
  properties: {
    type: { enum: ['application', 'library'] },
    'bom-ref': text,
    name: text,
    version: text,
    purl: { type: 'string', pattern: '^pkg:npm/(%40[\\w.-]+/)?[\\w.-]+@\\d[\\w.+-]*$' },
    scope: { enum: ['required', 'optional', 'excluded'] },
    licenses: {
      type: 'array',
      oneOf: [
        {
          items: {
            type: 'object',
            required: ['license'],
            additionalProperties: false,
            properties: {
              license: { type: 'object', required: ['id'], additionalProperties: false, properties: { id: text } },
            },
          },
        },
        {
          maxItems: 1,
          items: {
            type: 'object',
            required: ['expression'],
            additionalProperties: false,
            properties: { expression: text },
          },
        },
      ],
    },
    hashes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['alg', 'content'],
        additionalProperties: false,
        properties: {
          alg: { enum: ['SHA-256', 'SHA-512'] },
          content: { type: 'string', pattern: '^([a-f0-9]{64}|[a-f0-9]{128})$' },
        },
      },
    },
  },
}
const billOfMaterialsSchema = {
  type: 'object',
  required: ['bomFormat', 'specVersion', 'version', 'metadata', 'components'],
  additionalProperties: false,
  properties: {
    bomFormat: { const: 'CycloneDX' },
    specVersion: { const: '1.5' },
    version: { type: 'integer', minimum: 1 },
    metadata: { type: 'object', additionalProperties: false, properties: { component: componentSchema } },
    components: { type: 'array', uniqueItems: true, items: componentSchema },
  },
}

test(
  'the bill of materials contains version, license and checksum of each bundled package',
  async () => {
    const file = join(folder, 'bom.json')
    await promisify(execFile)(process.execPath, [join(projectFolder, 'scripts/third-party.mjs'), '--sbom', file])
    const bill = JSON.parse(readFileSync(file, 'utf8'))
    const validator = new Ajv()
    validator.validate(billOfMaterialsSchema, bill)
    expect(validator.errors).toBe(null)
    const { components } = bill
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
    const inImageOnly = components.filter(({ scope }: { scope?: string }) => scope === 'optional')
    expect(inImageOnly.map(({ name }: { name: string }) => name)).toEqual([
      '@img/colour',
      '@img/sharp-libvips-linux-arm64',
      '@img/sharp-libvips-linux-x64',
      '@img/sharp-linux-arm64',
      '@img/sharp-linux-x64',
      'detect-libc',
      'semver',
      'sharp',
    ])
    const references = components.map((component: Record<string, string>) => component['bom-ref'])
    expect(references).toEqual([...new Set(references)].sort())
    const listed = JSON.parse(read('public/third-party.json'))
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(names)
    const licenses = new Map(listed.map(({ name, text }: { name: string; text: string }) => [name, text]))
    expect(licenses.get('@img/sharp-libvips-linux-arm64')).toMatch(
      /libvips.+LESSER GENERAL PUBLIC LICENSE.+GNU GENERAL PUBLIC/s,
    )
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

test('the image is tested before it is published, arm64 is emulated, and the name of the image is in lower case', () => {
  const steps: { uses?: string; run?: string; with?: { platforms?: string; tags?: string } }[] = parse(
    read('.github/workflows/release.yml'),
  ).jobs.release.steps
  const names = steps.map(({ uses, run = '' }) => uses?.split('@')[0] ?? run)
  const publishing = names.indexOf('docker/build-push-action')
  expect(steps[publishing]?.with?.platforms).toContain('arm64')
  const before = names.slice(0, publishing)
  expect(before).toEqual(expect.arrayContaining(['npm test', 'npm run test:image', 'docker/setup-qemu-action']))
  const nameStep = before.find(run => run.includes('name=ghcr.io/')) ?? ''
  const outputFile = join(folder, 'image-name')
  execFileSync('bash', ['-c', nameStep], {
    env: { GITHUB_REPOSITORY: 'Owner/Longbox', GITHUB_OUTPUT: outputFile, PATH: process.env.PATH },
  })
  expect(readFileSync(outputFile, 'utf8')).toBe('name=ghcr.io/owner/longbox\n')
  expect(steps[publishing]?.with?.tags).toMatch(/^(\$\{\{ steps\.image\.outputs\.name \}\}:\S.*\n?)+$/)
})
