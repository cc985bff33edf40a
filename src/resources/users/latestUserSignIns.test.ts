import { expect } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import type { AuthenticationActivity } from '../../generated/model.schemas'
import { findLatestSignInOfEachGroup } from '../authenticationActivity/latestSignIns'
import { createSignInUserIdFinder } from './latestUserSignIns'

const accounts = [
  { id: 'U1', email: 'Ann@example.org' },
  { id: 'U2', email: 'bob@example.org' },
]
const arbitrarySignIn = fc
  .record({
    userId: fc.constantFrom('U1', 'U2', 'U3', null),
    email: fc.constantFrom('ann@example.org', 'bob@example.org', 'guest@example.org', null),
    minute: fc.integer({ min: 0, max: 59 }),
  })
  .map(
    ({ minute, ...signIn }) =>
      ({ ...signIn, dateTime: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() }) as AuthenticationActivity,
  )

test.prop([fc.array(arbitrarySignIn)])('finds the newest sign-in of each user in any order', signIns => {
  const latest = findLatestSignInOfEachGroup(signIns, createSignInUserIdFinder(accounts))
  for (const { id, email } of accounts) {
    const times = signIns
      .filter(({ userId, email: tried }) =>
        userId === 'U1' || userId === 'U2' ? userId === id : tried?.toLowerCase() === email.toLowerCase(),
      )
      .map(({ dateTime }) => dateTime)
      .sort()
    expect(latest.get(id)?.dateTime).toBe(times.at(-1))
  }
})
