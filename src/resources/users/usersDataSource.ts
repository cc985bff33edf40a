import type { ResourceDataSource } from '../../api/records/resourceDataSourceTypes'
import type { User, UserCreation, UserUpdate } from '../../generated/model.schemas'
import { createUser, deleteUser, updateUser } from '../../generated/users/users.calls'
import { findRestrictionsIgnoredByServer } from './findRestrictionsIgnoredByServer'

/**
 * Functions that create, change and delete users for react-admin. There are no functions for reading, because
 * `useUsers` fetches the users.
 */
export const usersDataSource: ResourceDataSource<User> = {
  create: data => createUserWithRestrictions(data as UserCreation),
  async update(id, changes, before) {
    await updateUser(id, changes)
    return before
  },
  remove: id => deleteUser(id),
}

/**
 * Creates a user with restrictions. Servers before 1.22.0 ignore restrictions when they create a user, so a second
 * request sends them. If the second request fails, deletes the new user.
 * @throws ServerError
 */
async function createUserWithRestrictions(creation: UserCreation): Promise<User> {
  const created = await createUser(creation)
  const ignored = findRestrictionsIgnoredByServer(creation, created)
  if (Object.keys(ignored).length === 0) return created
  try {
    await updateUser(created.id, ignored satisfies UserUpdate)
  } catch (error) {
    await deleteUser(created.id)
    throw error
  }
  return created
}
