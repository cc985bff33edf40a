// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { parse } from 'yaml'
import { ServerError } from '../../src/api/ServerError'
import { encodeEpubResourcePath } from '../../src/api/urls/epubResourceUrls'
import { getBook, getGetBookUrl } from '../../src/generated/books/books.calls'
import { getGetLibraryUrl } from '../../src/generated/libraries/libraries.calls'
import { type OperationId, operations } from '../../src/generated/operations'
import { createTestBook, createTestSeries, createTestUser } from '../harness/createTestRecords'
import { callGeneratedOperation } from '../harness/generatedApiFunctions'
import { fc, test } from '../harness/propertyTest'
import { scaleHostileRunCount } from './scaleHostileRunCount'

let response: () => Response = () => new Response()
beforeAll(() => void vi.stubGlobal('fetch', async () => response()))
afterAll(() => vi.unstubAllGlobals())

const json = (text: string) => () => new Response(text, { headers: { 'content-type': 'application/json' } })

/** Responses that have a success status, but content that the client cannot use. The keys are descriptions. */
const unusable: Record<string, () => Response> = {
  'an object without fields': json('{"__proto__":{"id":"B"}}'),
  null: json('null'),
  'a number': json('7'),
  'a list of null': json('[null]'),
  'content that is null': json('{"content":null,"totalElements":0}'),
  'truncated JSON': json('{"content":[{"id":"B'),
  'a page of HTML': () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
  'a picture': () => new Response('GIF89a', { headers: { 'content-type': 'image/gif' } }),
  'text as JSON': json('"text"'),
  'an empty body': json(''),
  'an empty response': () => new Response(null, { status: 200 }),
  'no content': () => new Response(null, { status: 204 }),
}

/**
 * Responses in `unusable` that are valid for an operation. For example, client settings can be an object without
 * fields.
 */
const valid: Partial<Record<OperationId, string[]>> = {
  getUserClientSettings: ['an object without fields'],
  getGlobalClientSettings: ['an object without fields'],
  cancelTasks: ['a number'],
  getBookProgression: ['null', 'an empty response', 'no content', 'an empty body'],
}

type ContractResponse = { readonly $ref?: string; readonly content?: Readonly<Record<string, unknown>> }
type ContractOperation = { readonly operationId: OperationId; readonly responses: Record<string, ContractResponse> }

const parseContractFile = (name: string) => parse(readFileSync(`openapi/${name}`, 'utf8'))
const sharedResponses: Record<string, ContractResponse> = parseContractFile('shared.yaml').components.responses

/** Media types of the successful responses of each operation in the API contract. */
const successMediaTypes = new Map(
  readdirSync('openapi')
    .filter(name => name !== 'openapi.yaml')
    .flatMap(name => Object.values<Record<string, ContractOperation>>(parseContractFile(name).paths ?? {}))
    .flatMap(path => Object.values(path))
    .map(({ operationId, responses }) => [
      operationId,
      Object.entries(responses).flatMap(([status, { $ref = '', content }]) =>
        status.startsWith('2') ? Object.keys(content ?? sharedResponses[basename($ref)]?.content ?? {}) : [],
      ),
    ]),
)

/** Operations with a JSON response in the API contract. */
const jsonOperations = (Object.keys(operations) as OperationId[]).filter(id =>
  successMediaTypes.get(id)?.some(type => type.endsWith('json')),
)

const outcome = (operation: OperationId): Promise<unknown> =>
  callGeneratedOperation(operation, { path: ['B'] }).then(
    body => ({ body }),
    (error: unknown) => error,
  )

describe('an unusable response', () => {
  test('tests more than 80 operations, and knows the responses of each operation', () => {
    expect(Object.keys(operations).filter(id => !successMediaTypes.has(id as OperationId))).toEqual([])
    expect(jsonOperations.length).toBeGreaterThan(80)
  })

  test.each(Object.keys(unusable))('makes the request fail: %s', async kind => {
    response = unusable[kind] ?? response
    for (const operation of jsonOperations.filter(id => !valid[id]?.includes(kind))) {
      const error = await outcome(operation)
      expect(error, operation).toBeInstanceOf(ServerError)
      expect(error, operation).toMatchObject({ operation, status: expect.any(Number) })
    }
  })

  test('may be a valid record with another id than the requested id', async () => {
    response = () => Response.json(createTestBook({ id: 'B' }))
    expect(await getBook('B')).toMatchObject({ id: 'B' })
    await expect(getBook('C')).rejects.toMatchObject({ operation: 'getBook' })
  })
})

/** Creates a JSON response whose body never ends. `sent.bytes` counts the bytes that the body has produced. */
function endlessResponse(sent: { bytes: number }, init: ResponseInit = {}): Response {
  const chunk = new TextEncoder().encode(`${'"x",'.repeat(16_384)}`)
  const body = new ReadableStream({
    pull(stream) {
      sent.bytes += chunk.length
      stream.enqueue(chunk)
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' }, ...init })
}

describe('a response that is too large', () => {
  test.each([200, 401, 404, 500])('makes the request fail and stops the transfer, with status %i', async status => {
    const sent = { bytes: 0 }
    response = () => endlessResponse(sent, { status })
    await expect(getBook('B')).rejects.toMatchObject({ operation: 'getBook', status, tooLarge: true })
    const { bytes } = sent
    expect(bytes).toBeLessThan((status === 200 ? 130 : 2) * 2 ** 20)
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(sent.bytes).toBe(bytes)
  })

  test.each([
    [
      '200,000 tags',
      JSON.stringify(createTestBook({ id: 'B' })).replace('"tags":[', `"tags":[${'"x",'.repeat(2e5)}"x"`),
    ],
    ['a field of a million nested lists', `{"id":"B","newer":${'['.repeat(1e6)}${']'.repeat(1e6)}}`],
  ])('makes the request fail if it has %s', async (_, body) => {
    response = json(body)
    await expect(getBook('B')).rejects.toMatchObject({ operation: 'getBook', tooLarge: true })
  })
})

const page = { content: [createTestBook(), createTestBook({ id: 'C' })], totalElements: 2 }
const samples = {
  getMe: createTestUser(),
  getBook: createTestBook(),
  listBooks: page,
  getSeries: createTestSeries({ id: 'B' }),
} as const

type Path = readonly (string | number)[]

const pathsOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))]
    : [path]

function replaced(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) }
  Reflect.set(copy, key, replaced(Reflect.get(value as object, key), rest, part))
  return copy
}

const mutations = fc.constantFrom(...(Object.keys(samples) as (keyof typeof samples)[])).chain(operation =>
  fc.record({
    operation: fc.constant(operation),
    path: fc.constantFrom(...pathsOf(samples[operation])),
    part: fc.oneof(fc.jsonValue(), fc.constantFrom(null, {}, [], '', -1, 1e300, '__proto__')),
  }),
)

test.prop([mutations], { numRuns: scaleHostileRunCount(400) })(
  'a record with one changed value is either accepted unchanged or makes the request fail',
  async ({ operation, path, part }) => {
    const body = JSON.stringify(replaced(samples[operation], path, part)) ?? ''
    response = json(body)
    const result = await outcome(operation)
    if (result instanceof ServerError) expect(result.operation).toBe(operation)
    else expect(result).toEqual({ body: JSON.parse(body) })
  },
)

const addresses = [getGetBookUrl, getGetLibraryUrl, (id: string) => `/resource/${encodeEpubResourcePath(id)}`]

test.prop(
  [fc.oneof(fc.string(), fc.webPath(), fc.constantFrom('..', '.', '../x', '%2e%2e', 'a/../../..', '?x', '#x'))],
  {
    numRuns: scaleHostileRunCount(200),
  },
)('an id from the server or from a URL cannot change the path of its request', id => {
  for (const address of addresses) {
    const expected = address('x').replace(/x$/, '')
    const { pathname, search, hash } = new URL(address(id), 'http://server')
    expect(pathname.startsWith(expected), pathname).toBe(true)
    expect([search, hash]).toEqual(['', ''])
  }
})
