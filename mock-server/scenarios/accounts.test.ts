import { expect, test } from 'vitest'
import { World } from '../world/world'
import { addDemoUsers, addUser, openAccounts } from './accounts'

test('returns demo accounts whose password works, the account of the scenario first', () => {
  const world = new World()
  expect(openAccounts(world, 'admin')).toEqual([])
  addDemoUsers(world, ['admin'])
  addUser(world, { email: 'child@longbox.org', password: 'child', roles: [] })
  addUser(world, { email: 'reader@longbox.org', password: 'changed since', roles: [] })
  expect(openAccounts(world, 'admin').map(({ email }) => email)).toEqual(['demo@longbox.org', 'child@longbox.org'])
  addDemoUsers(world, ['reader'])
  expect(openAccounts(world, 'reader').map(({ key }) => key)).toEqual(['reader', 'admin', 'child'])
})
