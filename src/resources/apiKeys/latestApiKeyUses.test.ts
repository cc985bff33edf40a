import { expect, test, vi } from 'vitest'
import { ServerError } from '../../api/ServerError'
import { fetchLatestApiKeyUses } from './latestApiKeyUses'

const calls = vi.hoisted(() => ({ getMyAuthenticationActivity: vi.fn(), getLatestAuthenticationActivity: vi.fn() }))
vi.mock('../../generated/authentication-activity/authentication-activity.calls', () => calls)

test('searches only the newest sign-ins for any number of keys, and sends a request for each key without a sign-in', async () => {
  const keyIds = Array.from({ length: 6 }, (_, index) => `key ${index}`)
  calls.getMyAuthenticationActivity.mockImplementation(async ({ page, size }: { page: number; size: number }) => ({
    content: Array.from({ length: size }, (_, index) => ({
      apiKeyId: `key ${index % 4}`,
      dateTime: new Date(Date.UTC(2026, 10, 30) - (page * size + index) * 1000).toISOString(),
    })),
    last: page === 24,
  }))
  calls.getLatestAuthenticationActivity.mockImplementation(async (_: string, { apikey_id }: { apikey_id: string }) => {
    if (apikey_id === 'key 4') return { apiKeyId: apikey_id, dateTime: '2026-11-02T00:00:00Z' }
    throw new ServerError({ operation: 'getLatestAuthenticationActivity', status: 404 })
  })
  const uses = await fetchLatestApiKeyUses('U', keyIds)
  expect([...uses.keys()].sort()).toEqual(['key 0', 'key 1', 'key 2', 'key 3', 'key 4'])
  expect(calls.getMyAuthenticationActivity).toHaveBeenCalledTimes(2)
  expect(calls.getLatestAuthenticationActivity.mock.calls.map(([, params]) => params.apikey_id)).toEqual([
    'key 4',
    'key 5',
  ])
})
