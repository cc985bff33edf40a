import { hashPassword, isPassword } from '../http/passwords'
import type { UserRecord } from '../world/records'
import type { World } from '../world/world'

type Account = { key: string; role: string; email: string; password: string; roles: readonly string[] }

/** Demo accounts. Their passwords are public. */
export const ADMIN_ACCOUNT: Account = {
  key: 'admin',
  role: 'administrator',
  email: 'demo@longbox.org',
  password: 'demo',
  roles: ['ADMIN', 'FILE_DOWNLOAD', 'PAGE_STREAMING'],
}
export const READER_ACCOUNT: Account = {
  key: 'reader',
  role: 'reader',
  email: 'reader@longbox.org',
  password: 'reader',
  roles: ['FILE_DOWNLOAD', 'PAGE_STREAMING'],
}

/** Account of the sample library, restricted to content for children. */
const CHILD_ACCOUNT: Account = {
  key: 'child',
  role: 'child of up to ten years',
  email: 'child@longbox.org',
  password: 'child',
  roles: ['PAGE_STREAMING'],
}

/** Demo accounts whose passwords are unchanged, the account of the scenario first. */
export function openAccounts(world: World, scenario: string): Account[] {
  const users = [...world.users.values()]
  const isOpen = ({ email, password }: Account) =>
    users.some(user => user.email === email && isPassword(password, user.passwordHash))
  const inOrder = [ADMIN_ACCOUNT, READER_ACCOUNT, CHILD_ACCOUNT].filter(isOpen)
  return inOrder.sort((one, other) => Number(other.key === scenario) - Number(one.key === scenario))
}

/** Adds demo accounts by their keys. */
export function addDemoUsers(world: World, keys: readonly string[]): void {
  for (const account of [ADMIN_ACCOUNT, READER_ACCOUNT]) if (keys.includes(account.key)) addUser(world, account)
}

/** Adds a user with access to all libraries. */
export function addUser(
  world: World,
  { email, password, roles }: Pick<Account, 'email' | 'password' | 'roles'>,
): UserRecord {
  const user: UserRecord = {
    id: world.newId(),
    email,
    passwordHash: hashPassword(password),
    roles: [...roles],
    sharedAllLibraries: true,
    sharedLibrariesIds: [],
    labelsAllow: [],
    labelsExclude: [],
    ageRestriction: null,
  }
  world.users.set(user.id, user)
  world.changed()
  return user
}
