import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServerHandlers } from '../../../mock-server/createMockServerHandlers'
import { createMockServer } from '../../../mock-server/http/createMockServer'
import { addDemoUsers } from '../../../mock-server/scenarios/demoAccounts'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import { generateProgressCollectionsAndReadLists } from '../../../mock-server/scenarios/generateProgressCollectionsAndReadLists'
import { MockServerState } from '../../../mock-server/state/mockServerState'
import { createContractValidator } from '../createHttpExchangeChecker'
import type { ContractReport } from './contractReport'
import { findScreensUsingOperations } from './findScreensUsingOperations'
import { runContractCheck } from './runContractCheck'

type Json = Record<string, unknown>
type Changes = {
  /**
   * Function that changes a copy of the API contract. The simulated server provides the changed copy as its OpenAPI
   * document. If the function is undefined, the simulated server provides no OpenAPI document.
   */
  document?: (document: Document) => void
  /** Functions that change the response bodies of the simulated server. The keys are request paths. */
  responses?: Record<string, (body: never) => void>
  /** Status codes with which the simulated server responds. The keys are request paths. */
  status?: Record<string, number>
}
type Document = { paths: Record<string, Record<string, Json>>; components: { schemas: Record<string, Schema> } }
type Schema = { required?: string[]; properties: Record<string, Json>; enum?: string[] }

const folder = mkdtempSync(join(tmpdir(), 'longbox-contract-'))
const passwordFile = join(folder, 'password')
const world = new MockServerState()
const handle = createMockServer(world, createMockServerHandlers(world, { news: true }), { news: true })
let contract: string
const screens = findScreensUsingOperations(join(process.cwd(), 'src'))

beforeAll(async () => {
  generateLibraries(world, 12)
  addDemoUsers(world, ['admin', 'reader'])
  generateProgressCollectionsAndReadLists(world)
  writeFileSync(passwordFile, 'demo\n')
  contract = JSON.stringify((await createContractValidator()).contract)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Creates a `fetch` function that sends requests to a mock server, and changes some of the responses. The changed
 * responses simulate another release of the server. The parameter contains the changes: `document` changes a copy of
 * the API contract, which the `fetch` function returns as the OpenAPI document. `responses` changes the bodies of
 * responses, and `status` replaces whole responses by a response with a given status code.
 */
const networkWith =
  ({ document, responses = {}, status = {} }: Changes): typeof fetch =>
  async (input, init) => {
    const url = new URL(String(input))
    const forced = status[url.pathname]
    if (forced !== undefined) return new Response('{}', { status: forced })
    if (url.pathname === '/v3/api-docs' && document) {
      const published: Document = JSON.parse(contract)
      document(published)
      return Response.json(published)
    }
    const response = await handle(new Request(url, init))
    const change = responses[url.pathname]
    if (!change) return response
    const body = await response.json()
    change(body as never)
    return Response.json(body, { headers: { 'content-type': response.headers.get('content-type') ?? '' } })
  }

async function check(changes: Changes, ...args: string[]) {
  const texts: string[] = []
  const errors: string[] = []
  const code = await runContractCheck(
    ['--server', 'http://server.test', '--user', 'demo@longbox.org', '--password-file', passwordFile, ...args],
    { fetch: networkWith(changes), findScreens: () => screens },
    { write: text => texts.push(text), error: text => errors.push(text) },
  )
  return { code, text: texts.join('\n'), errors: errors.join('\n') }
}

async function reportOf(changes: Changes): Promise<{ code: number; report: ContractReport }> {
  const { code, text } = await check(changes, '--json')
  return { code, report: JSON.parse(text) }
}

test('reports no difference for an equal document and equal responses', async () => {
  const { code, report } = await reportOf({ document: () => undefined })
  expect(report.differences).toEqual([])
  expect(report.version).toBe('1.26.3')
  expect(report.checkedOperations.length).toBeGreaterThan(60)
  expect(code).toBe(0)
})

test('lists an added, a removed and a changed operation and field of the document, with the screens that use them', async () => {
  const { code, report } = await reportOf({
    document: ({ paths, components: { schemas } }) => {
      paths['/api/v1/shelves'] = { get: { operationId: 'getShelves', responses: {} } }
      delete paths['/api/v1/books/{bookId}/next']
      const user = schemas.User as Schema
      user.properties.nickname = { type: 'string' }
      delete user.properties.email
      user.properties.roles = { type: 'string' }
    },
  })
  const rows = report.differences.map(({ kind, operation, field }) => `${kind} ${operation} ${field ?? ''}`.trim())
  expect(rows).toEqual(
    expect.arrayContaining([
      'added GET /api/v1/shelves',
      'removed getNextBook',
      'added getUsers response[].nickname',
      'removed getUsers response[].email',
      'changed getUsers response[].roles',
    ]),
  )
  expect(report.differences.filter(({ source }) => source === 'response')).toEqual([])
  expect(report.differences.find(({ operation }) => operation === 'getNextBook')?.screens).toContain('/book/$bookId')
  expect(code).toBe(1)
})

test('lists an added, a removed and a changed field of a response', async () => {
  const { code, report } = await reportOf({
    responses: {
      '/api/v1/libraries': (libraries: Json[]) => {
        for (const library of libraries) {
          library.colour = 'blue'
          delete library.name
          library.unavailable = 'no'
        }
      },
    },
  })
  expect(report.differences).toMatchObject([
    { kind: 'removed', operation: 'getLibraries', field: 'response[].name', breaking: true },
    { kind: 'changed', operation: 'getLibraries', field: 'response[].unavailable', breaking: true },
    { kind: 'added', operation: 'getLibraries', field: 'response[].colour', breaking: false },
  ])
  expect(report.differences[0]?.screens).toContain('/dashboard')
  expect(code).toBe(1)
})

test('an added field alone does not break the client', async () => {
  const { code, report } = await reportOf({
    responses: { '/api/v1/claim': (claim: Json) => Object.assign(claim, { by: 'x' }) },
  })
  expect(report.differences).toMatchObject([{ kind: 'added', operation: 'getClaim', field: 'response.by' }])
  expect(code).toBe(0)
})

test('reports an operation as removed if the server no longer responds to it, unless the server is older than the operation', async () => {
  const missing = { status: { '/api/v2/genres': 404 } }
  const current = await reportOf(missing)
  expect(current.report.differences).toMatchObject([{ kind: 'removed', operation: 'getGenresPage', breaking: true }])
  expect(current.code).toBe(1)
  const old = await reportOf({
    ...missing,
    responses: { '/actuator/info': (info: { build: Json }) => Object.assign(info.build, { version: '1.24.0' }) },
  })
  expect(old.report.differences).toMatchObject([{ detail: 'needs version 1.26.0', breaking: false }])
  expect(old.code).toBe(0)
})

test.each([
  [404, 'publishes no document'],
  [403, 'may not read the document'],
])('compares only responses if the request for the document gets status %i', async (status, sentence) => {
  const { code, text } = await check({ status: { '/v3/api-docs': status } })
  expect(text).toContain(sentence)
  expect(text).toContain('No differences.')
  expect(code).toBe(0)
})

test('the text report names the difference and the screens', async () => {
  const { text } = await check({
    responses: { '/api/v1/fonts/families': (fonts: unknown[]) => fonts.push(7) },
  })
  expect(text).toContain('changed (response) getFontFamilies response[]: must be string')
  expect(text).toContain('used by /book/$bookId/read-epub')
})

test('exits with code 2 if the server rejects the account or does not respond', async () => {
  expect(await check({ status: { '/api/v2/users/me': 401 } })).toMatchObject({ code: 2, text: '' })
  const unreachable = await runContractCheck(
    ['--server', 'http://server.test', '--api-key', 'x'],
    { fetch: () => Promise.reject(new Error('refused')), findScreens: () => screens },
    { write: () => undefined, error: text => expect(text).toContain('does not answer: refused') },
  )
  expect(unreachable).toBe(2)
})

test.each([
  ['the page of a proxy', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'status 200'],
  [
    'a redirection to a sign-in page',
    () => new Response(null, { status: 302, headers: { location: 'https://sso.test/' } }),
    'status 302 and leads to https://sso.test/',
  ],
  ['another program', () => new Response('', { status: 404 }), 'status 404'],
])('explains that an address leads to %s', async (_, respond, sentence) => {
  const errors: string[] = []
  const code = await runContractCheck(
    ['--server', 'http://server.test', '--api-key', 'x'],
    { fetch: async () => respond(), findScreens: () => screens },
    { write: () => undefined, error: text => errors.push(text) },
  )
  expect(code).toBe(2)
  expect(errors.join()).toContain(sentence)
  expect(errors.join()).toContain('Check the base path')
})

test.each([
  [['--server', 'nas'], '--server takes an address'],
  [['--server', 'http://nas'], 'needs an account'],
  [['--server', 'http://nas', '--user', 'a@b.c'], 'belong together'],
  [['--server', 'http://nas', '--colour', 'blue'], '--colour'],
])('rejects the arguments %j with exit code 2 and shows the usage', async (args, sentence) => {
  const errors: string[] = []
  const code = await runContractCheck(
    args,
    { fetch: () => Promise.reject(new Error('no request is expected')), findScreens: () => screens },
    { write: () => undefined, error: text => errors.push(text) },
  )
  expect(code).toBe(2)
  expect(errors.join()).toContain(sentence)
  expect(errors.join()).toContain('npm run contract')
})
