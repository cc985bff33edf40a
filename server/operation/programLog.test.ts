import { afterEach, describe, expect, test, vi } from 'vitest'
import { anonymizeRequestPath } from './anonymizeRequestPath'
import { createProgramLog } from './programLog'

afterEach(() => vi.restoreAllMocks())

describe('the request path in the log', () => {
  test.each([
    ['/api/v1/series?search=secret', '/api/v1/series'],
    ['/api/v1/books/0SAPXSHH5RK19/pages/12', '/api/v1/books/:id/pages/12'],
    ['/api/v2/users/0SAPXSHH5RK19/password', '/api/v2/users/:id/password'],
    ['/api/v1/books/0SAPXSHH5RK19/resource/OEBPS/diary%20of%20anna.xhtml', '/api/v1/books/:id/resource/:name'],
    ['/api/v1/books/0SAPXSHH5RK19/file/My%20Book.epub', '/api/v1/books/:id/file/:name'],
    ['/kobo/3f2504e0-4f89-11d3-9a0c/v1/library/sync', '/kobo/:token/v1/library/sync'],
    ['/comics/My%20Secret%20Title/someone@example.org', '/comics/:text/:text'],
    ['/dashboard', '/dashboard'],
    ['/assets/index-CkQ2.js', '/assets/index-CkQ2.js'],
  ])('%s', (target, expected) => {
    expect(anonymizeRequestPath(target)).toBe(expected)
  })
})

test('writes one JSON object per line, also for messages of libraries', () => {
  const lines: string[] = []
  const consoleError = vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation(text => lines.push(String(text)) > 0)
  const log = createProgramLog('json')
  log.info('ready', { address: 'http://127.0.0.1:8080/' }, 'ready in text')
  console.error('disk %s', 'full')
  consoleError.mockRestore()
  expect(lines.map(line => JSON.parse(line))).toEqual([
    { time: expect.any(String), level: 'info', event: 'ready', address: 'http://127.0.0.1:8080/' },
    { time: expect.any(String), level: 'error', event: 'message', message: 'disk full' },
  ])
})
