import { beforeEach, expect, test, vi } from 'vitest'
import { createTestUser } from '../../tests/harness/createTestRecords'
import { fetchPermission } from './fetchPermission'

const { signal } = new AbortController()
let status: number

beforeEach(() => {
  status = 200
  const user = createTestUser({ roles: ['USER', 'FILE_DOWNLOAD'] })
  vi.stubGlobal('fetch', async () => Response.json(user, { status }))
})

test('depends on the roles that the server returns', async () => {
  expect(await fetchPermission('file.download', { operation: 'getBook', signal })).toBe(true)
  expect(await fetchPermission('page.stream', { operation: 'getBook', signal })).toBe(false)
})

test('a failure names the given operation', async () => {
  status = 500
  await expect(fetchPermission('file.download', { operation: 'getBook', signal })).rejects.toMatchObject({
    operation: 'getBook',
    status: 500,
  })
})
