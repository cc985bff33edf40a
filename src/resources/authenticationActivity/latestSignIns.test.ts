import { expect, vi } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import type { AuthenticationActivity } from '../../generated/model.schemas'
import { fetchLatestSignInOfEachGroup } from './latestSignIns'

const signIn = (apiKeyId: string | null, minute: number): AuthenticationActivity => ({
  userId: 'U',
  email: 'a@example.org',
  apiKeyId,
  apiKeyComment: null,
  ip: null,
  userAgent: null,
  success: true,
  error: null,
  dateTime: new Date(minute * 60_000).toISOString(),
  source: 'ApiKey',
})

const keyIds = ['a', 'b', 'c']
const arbitrarySignIns = fc
  .array(fc.tuple(fc.constantFrom(...keyIds, 'deleted key', null), fc.nat({ max: 10_000 })))
  .map(rows => rows.map(([key, minute]) => signIn(key, minute)).sort((a, b) => b.dateTime.localeCompare(a.dateTime)))

property.prop([arbitrarySignIns, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 4 })])(
  'finds the latest sign-in of each key on the first pages, and lists the keys that may have older sign-ins',
  async (signIns, pageSize, maxPages) => {
    const fetchPage = vi.fn(async ({ page }: { page: number }) => ({
      content: signIns.slice(page * pageSize, (page + 1) * pageSize),
      last: (page + 1) * pageSize >= signIns.length,
    }))
    const { latest, missing, before } = await fetchLatestSignInOfEachGroup(
      keyIds,
      ({ apiKeyId }) => apiKeyId,
      fetchPage,
      maxPages,
    )
    const fetched = signIns.slice(0, fetchPage.mock.calls.length * pageSize)
    for (const key of keyIds)
      expect(latest.get(key)?.dateTime).toBe(fetched.find(({ apiKeyId }) => apiKeyId === key)?.dateTime)
    expect([...latest.keys(), ...missing].sort()).toEqual(keyIds)
    expect(fetchPage.mock.calls.length).toBeLessThanOrEqual(maxPages)
    const isComplete = fetched.length === signIns.length
    if (missing.length > 0) expect(before).toBe(isComplete ? undefined : fetched.at(-1)?.dateTime)
  },
)
