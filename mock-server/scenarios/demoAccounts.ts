import { hashPassword, verifyPassword } from '../http/passwordHash'
import type { UserRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'

type DemoAccount = { key: string; role: string; email: string; password: string; roles: readonly string[] }

/** `DEMO_ADMIN_ACCOUNT` and `DEMO_READER_ACCOUNT` are demo accounts. Their passwords are public. */
export const DEMO_ADMIN_ACCOUNT: DemoAccount = {
  key: 'admin',
  role: 'administrator',
  email: 'demo@longbox.org',
  password: 'demo',
  roles: ['ADMIN', 'FILE_DOWNLOAD', 'PAGE_STREAMING'],
}
export const DEMO_READER_ACCOUNT: DemoAccount = {
  key: 'reader',
  role: 'reader',
  email: 'reader@longbox.org',
  password: 'reader',
  roles: ['FILE_DOWNLOAD', 'PAGE_STREAMING'],
}

/** Demo account of a child. The account has access only to content for children in the sample library. */
const DEMO_CHILD_ACCOUNT: DemoAccount = {
  key: 'child',
  role: 'child of up to ten years',
  email: 'child@longbox.org',
  password: 'child',
  roles: ['PAGE_STREAMING'],
}

/**
 * Returns the demo accounts whose passwords have not been changed. If the key of an account equals the name of the
 * scenario, for example `reader`, this account comes first.
 */
export function listDemoAccountsWithUnchangedPasswords(world: MockServerState, scenario: string): DemoAccount[] {
  const users = [...world.users.values()]
  const isOpen = ({ email, password }: DemoAccount) =>
    users.some(user => user.email === email && verifyPassword(password, user.passwordHash))
  const inOrder = [DEMO_ADMIN_ACCOUNT, DEMO_READER_ACCOUNT, DEMO_CHILD_ACCOUNT].filter(isOpen)
  return inOrder.sort((first, second) => Number(second.key === scenario) - Number(first.key === scenario))
}

/**
 * Adds {@link DEMO_ADMIN_ACCOUNT} and {@link DEMO_READER_ACCOUNT} as users. Skips an account whose key is not in
 * `keys`.
 */
export function addDemoUsers(world: MockServerState, keys: readonly string[]): void {
  for (const account of [DEMO_ADMIN_ACCOUNT, DEMO_READER_ACCOUNT])
    if (keys.includes(account.key)) addUnrestrictedUser(world, account)
}

/** Adds a user with access to all libraries. */
export function addUnrestrictedUser(
  world: MockServerState,
  { email, password, roles }: Pick<DemoAccount, 'email' | 'password' | 'roles'>,
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
  world.markChanged()
  return user
}
