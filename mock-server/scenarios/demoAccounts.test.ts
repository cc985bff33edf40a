import { expect, test } from 'vitest'
import { World } from '../world/world'
import { addDemoUsers, addUnrestrictedUser, usableDemoAccounts } from './demoAccounts'

test('returns demo accounts whose password works, the account of the scenario first', () => {
  const world = new World()
  expect(usableDemoAccounts(world, 'admin')).toEqual([])
  addDemoUsers(world, ['admin'])
  addUnrestrictedUser(world, { email: 'child@longbox.org', password: 'child', roles: [] })
  addUnrestrictedUser(world, { email: 'reader@longbox.org', password: 'changed since', roles: [] })
  expect(usableDemoAccounts(world, 'admin').map(({ email }) => email)).toEqual([
    'demo@longbox.org',
    'child@longbox.org',
  ])
  addDemoUsers(world, ['reader'])
  expect(usableDemoAccounts(world, 'reader').map(({ key }) => key)).toEqual(['reader', 'admin', 'child'])
})
