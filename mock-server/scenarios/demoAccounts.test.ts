import { expect, test } from 'vitest'
import { MockServerState } from '../state/mockServerState'
import { addDemoUsers, addUnrestrictedUser, listDemoAccountsWithUnchangedPasswords } from './demoAccounts'

test('returns demo accounts with unchanged passwords; the account of the scenario comes first', () => {
  const world = new MockServerState()
  expect(listDemoAccountsWithUnchangedPasswords(world, 'admin')).toEqual([])
  addDemoUsers(world, ['admin'])
  addUnrestrictedUser(world, { email: 'child@longbox.org', password: 'child', roles: [] })
  addUnrestrictedUser(world, { email: 'reader@longbox.org', password: 'changed since', roles: [] })
  expect(listDemoAccountsWithUnchangedPasswords(world, 'admin').map(({ email }) => email)).toEqual([
    'demo@longbox.org',
    'child@longbox.org',
  ])
  addDemoUsers(world, ['reader'])
  expect(listDemoAccountsWithUnchangedPasswords(world, 'reader').map(({ key }) => key)).toEqual([
    'reader',
    'admin',
    'child',
  ])
})
