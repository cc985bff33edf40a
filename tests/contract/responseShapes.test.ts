// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { type OperationId, operations } from '../../src/generated/operations'
import { callGeneratedOperation } from '../harness/generatedApiFunctions'
import type { RecordedHttpExchange } from './createHttpExchangeChecker'

const root = process.cwd()
const exampleResponses = join(root, 'tests/contract/answers')
const recordings = process.env.LONGBOX_RECORDINGS ?? join(root, '../shared/recordings/answers')

type Recorded = RecordedHttpExchange & { path?: Record<string, string> }

afterEach(() => vi.unstubAllGlobals())

const recordsIn = (folder: string): Recorded[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .flatMap((file): Recorded[] => JSON.parse(readFileSync(join(folder, file), 'utf8')))

const blank = (path: string) => path.replace(/\{[^}]+\}/g, '{}').replace(/^(\/actuator\/metrics\/).+$/, '$1{}')

function operationOf(op: string): OperationId | undefined {
  const [method, path = ''] = op.split(' ')
  const entry = Object.entries(operations).find(([, row]) => row.method === method && blank(row.path) === blank(path))
  return entry?.[0] as OperationId | undefined
}

const isSuccess = ({ answer }: Recorded) =>
  answer.status >= 200 && answer.status < 300 && answer.body.json !== undefined

/**
 * Calls the generated API function of an operation. The generated function receives a recorded response instead of a
 * response of a server.
 * @returns error text, or undefined if the generated function accepts the recorded response
 */
async function rejectionOf(record: Recorded): Promise<string | undefined> {
  const { status, headers, body } = record.answer
  vi.stubGlobal('fetch', async () =>
    Response.json(body.json, { status, headers: { 'content-type': String(headers['content-type']) } }),
  )
  const operation = operationOf(record.op)
  if (!operation) return `${record.op}: no operation`
  try {
    const parameters = operations[operation].path.match(/\{/g) ?? []
    const recorded = Object.values(record.path ?? {})
    const path = parameters.map((_, index) => recorded[index] ?? 'x')
    await callGeneratedOperation(operation, { path, query: record.query ?? undefined })
    return undefined
  } catch (error) {
    return `${record.op} (${record.label}): ${error}`
  }
}

async function rejectionsIn(folder: string) {
  const successes = recordsIn(folder).filter(isSuccess)
  const rejections: (string | undefined)[] = []
  for (const record of successes) rejections.push(await rejectionOf(record))
  return { count: successes.length, rejected: rejections.filter(Boolean) }
}

test('generated calls accept example responses', async () => {
  const { count, rejected } = await rejectionsIn(exampleResponses)
  expect(count).toBeGreaterThanOrEqual(20)
  expect(rejected).toEqual([])
})

test.skipIf(!existsSync(recordings))('generated calls accept recorded responses of a real server', async () => {
  const { count, rejected } = await rejectionsIn(recordings)
  expect(count).toBeGreaterThan(400)
  expect(rejected).toEqual([])
})
