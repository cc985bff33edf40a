import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { generateOpenapiIndexYaml } from '../../scripts/generator/generateOpenapiIndexYaml.mjs'
import { type LiveEventName, liveEventNames } from '../../src/generated/liveEvents'
import { type Operation, operations } from '../../src/generated/operations'
import { createHttpExchangeChecker, type RecordedHttpExchange } from './createHttpExchangeChecker'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface ContractOperation {
  operationId: string
  tags: string[]
  summary: string
  deprecated?: boolean
  'x-failure': string
  'x-roles': string[]
  'x-since'?: string
  'x-reads'?: boolean
  'x-events'?: Record<string, string>
}
interface Row extends ContractOperation {
  file: string
  method: string
  path: string
}

const methods = ['get', 'post', 'put', 'patch', 'delete']
const files = readdirSync(join(root, 'openapi')).filter(file => file !== 'openapi.yaml')
const rows: Row[] = files.flatMap(file => {
  const paths: Record<string, Record<string, ContractOperation>> = parse(read(`openapi/${file}`)).paths ?? {}
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ ...operation, file, method: method.toUpperCase(), path })),
  )
})
const roles = ['USER', 'ADMIN', 'FILE_DOWNLOAD', 'PAGE_STREAMING']

test('openapi.yaml is up to date with the files of the resources', () => {
  expect(read('openapi/openapi.yaml')).toBe(generateOpenapiIndexYaml())
})

test('the timeout of each operation is defined in only one of two tables', () => {
  const inGeneratedCalls = readdirSync(join(root, 'src/generated'), { recursive: true, encoding: 'utf8' })
    .filter(path => /calls\/\w+\.ts$/.test(path) && read(`src/generated/${path}`).includes('timeoutMs:'))
    .map(path => path.replace(/.*\/(\w+)\.ts$/, '$1'))
  expect(inGeneratedCalls).toContain('analyzeTransientBook')
  const table = read('src/api/timeouts/serverCallTimeout.ts')
  expect(inGeneratedCalls.filter(operation => table.includes(`  ${operation}: `))).toEqual([])
})

test('every operation has a unique operationId', () => {
  expect(new Set(rows.map(row => row.operationId)).size).toBe(rows.length)
})

test.each(rows)('$method $path has operationId, tag, summary, failure text and roles', row => {
  expect(row.operationId).toMatch(/^[a-z][A-Za-z0-9]+$/)
  expect(row.tags).toEqual([row.file.replace('.yaml', '')])
  expect(row.summary).toBeTruthy()
  expect(row['x-failure']).toMatch(/^An error occurred while trying to .+[^.]$/)
  expect(roles).toEqual(expect.arrayContaining(row['x-roles']))
})

test('the English failure texts are those of the contract', () => {
  const texts: unknown = JSON.parse(read('locales/en.json')).failure
  expect(texts).toEqual(Object.fromEntries(rows.map(row => [row.operationId, row['x-failure']])))
})

test('the generated table of operations matches the contract', () => {
  const expected = rows.map((row): [string, Operation] => [
    row.operationId,
    {
      method: row.method as Operation['method'],
      path: row.path,
      roles: row['x-roles'],
      writes: row.method !== 'GET' && row['x-reads'] !== true,
      ...(row['x-since'] ? { since: row['x-since'] } : {}),
      ...(row.deprecated ? { deprecated: true } : {}),
    },
  ])
  expect(operations).toEqual(Object.fromEntries(expected))
})

test('the generated live events match the contract', () => {
  const eventNames = rows.flatMap(row => Object.keys(row['x-events'] ?? {})) as LiveEventName[]
  expect([...liveEventNames].sort()).toEqual(eventNames.sort())
})

const exampleResponses = join(root, 'tests/contract/answers')
const recordings = process.env.LONGBOX_RECORDINGS ?? join(root, '../shared/recordings/answers')
const recordsOf = (folder: string) =>
  readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .flatMap((file): RecordedHttpExchange[] => JSON.parse(readFileSync(join(folder, file), 'utf8')))

test('example responses conform to the contract', async () => {
  const check = await createHttpExchangeChecker()
  const examples = recordsOf(exampleResponses)
  expect(examples.length).toBeGreaterThanOrEqual(20)
  expect(examples.flatMap(check)).toEqual([])
})

/**
 * Returns whether a recorded request and its response can be compared with the API contract. This is impossible for
 * unknown paths, wrong methods, the event stream, HTML responses and server errors.
 */
const isCheckable = ({ op, label, answer }: RecordedHttpExchange) =>
  !/\/nonsense|\/sse\//.test(op) &&
  label !== 'wrong method' &&
  !String(answer.headers['content-type']).startsWith('text/html') &&
  answer.status < 500

test.skipIf(!existsSync(recordings))('recorded responses of a real server conform to the contract', async () => {
  const check = await createHttpExchangeChecker()
  const checkable = recordsOf(recordings).filter(isCheckable)
  expect(checkable.length).toBeGreaterThan(400)
  expect(checkable.flatMap(check)).toEqual([])
})

test('a field that is not in the contract is a violation', async () => {
  const check = await createHttpExchangeChecker()
  const record: RecordedHttpExchange = {
    label: 'stray',
    op: 'GET /api/v1/claim',
    answer: {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: { json: { isClaimed: true, by: 'x' } },
    },
  }
  expect(check(record)).toHaveLength(1)
})
