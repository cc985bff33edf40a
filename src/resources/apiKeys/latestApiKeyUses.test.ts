import { expect } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import type { AuthenticationActivity } from '../../generated/model.schemas'
import { latestUseByApiKey } from './latestApiKeyUses'

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

const keyIds = fc.constantFrom('a', 'b', 'c', null)

property.prop([fc.array(fc.tuple(keyIds, fc.nat({ max: 10_000 })))])(
  'finds the latest sign-in of each key, in any order',
  rows => {
    const latest = latestUseByApiKey(rows.map(([key, minute]) => signIn(key, minute)))
    for (const key of ['a', 'b', 'c']) {
      const minutes = rows.filter(([candidate]) => candidate === key).map(([, minute]) => minute)
      const expected = minutes.length > 0 ? new Date(Math.max(...minutes) * 60_000).toISOString() : undefined
      expect(latest.get(key)?.dateTime).toBe(expected)
    }
  },
)
