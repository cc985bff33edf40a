import { afterAll, beforeAll, describe, expect } from 'vitest'
import { measureCpuMs } from '../harness/measureCpuMs'
import { test } from '../harness/propertyTest'
import { arbitraryHostileMarkup, createBillionLaughsDoctype } from './generators/hostileMarkup'
import { ADMIN_ACCOUNT_HEADERS, RestrictedMockServer } from './mockServer/restrictedMockServer'
import { scaleHostileRunCount } from './scaleHostileRunCount'

// Tests of hostile read list files (.cbl). The client sends such a file to the server, which searches for the books in
// the list. The client rejects files above 10 MB. readListMatchMachine.test tests this limit.

const MAX_CPU_MS = 6_000

let server: RestrictedMockServer
beforeAll(async () => {
  server = new RestrictedMockServer()
  await server.fillLibraries()
}, 60_000)
afterAll(() => server.close())

const list = (books: string) => `<ReadingList><Name>n</Name><Books>${books}</Books></ReadingList>`
const book = (series: string) => `<Book Series="${series}" Number="1" Volume="1" Year="2020"/>`

/**
 * Sends a read list file to the server, which searches for the books in the list. Returns the response, and the
 * processor time of the request in milliseconds.
 */
async function match(text: string): Promise<{ status: number; body: string; cpuMs: number }> {
  const form = new FormData()
  form.append('file', new Blob([text]), 'list.cbl')
  let response: Response | undefined
  let body = ''
  const cpuMs = await measureCpuMs(async () => {
    const init = { method: 'POST', body: form }
    response = await server.request('/api/v1/readlists/match/comicrack', ADMIN_ACCOUNT_HEADERS, init)
    body = await response.text()
  })
  return { status: response?.status ?? 0, body, cpuMs }
}

describe('the read list import of the server', () => {
  test('does not expand entities or read files', async () => {
    const { body, cpuMs } = await match(
      `${createBillionLaughsDoctype(9, 'ReadingList')}${list(book('&l9;') + book('&file;'))}`,
    )
    expect(cpuMs).toBeLessThan(MAX_CPU_MS)
    expect(body).not.toMatch(/root:|haha/)
    expect(body.length).toBeLessThan(10_000)
  })

  test.each([
    ['100,000 books', list(book('Series').repeat(100_000))],
    ['nested elements', `<ReadingList>${'<Books>'.repeat(200_000)}`],
    ['unfinished tags', '<ReadingList '.repeat(300_000)],
    ['a long text', list(book('wide '.repeat(1_000_000)))],
  ])('handles a list of %s within the time limit', async (_, text) => {
    const { status, cpuMs } = await match(text)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
    expect(cpuMs).toBeLessThan(MAX_CPU_MS)
  })

  test('handles thousands of entries for a series with thousands of equal book numbers within the time limit', async () => {
    const { world } = server
    const original = server.book('Open', 'comic')
    const title = world.series.get(original.seriesId)?.metadata.title ?? ''
    for (let i = 0; i < 2_000; i++)
      world.books.set(`copy${i}`, { ...original, id: `copy${i}`, metadata: { ...original.metadata, number: '7' } })
    const { status, cpuMs, body } = await match(list(book(title).replace('"1"', '"7"').repeat(12_000)))
    expect(status).toBe(200)
    expect(cpuMs).toBeLessThan(MAX_CPU_MS)
    expect(JSON.parse(body).requests[0].matches[0].books).toHaveLength(2_000)
    expect(body.length).toBeLessThan(30_000_000)
    for (let i = 0; i < 2_000; i++) world.books.delete(`copy${i}`)
  })

  test.prop([arbitraryHostileMarkup(2_000)], { numRuns: scaleHostileRunCount(20) })(
    'handles any markup without an internal error',
    async markup => {
      const { status, cpuMs } = await match(`<ReadingList>${markup}`)
      expect(status).toBeLessThan(500)
      expect(cpuMs).toBeLessThan(MAX_CPU_MS)
    },
  )
})
