import { invalidateAfterRecordWrite } from '../../api/records/invalidateAfterRecordWrite'
import type { ResourceDataSource } from '../../api/records/resourceDataSourceTypes'
import { isNotFoundError, ServerError } from '../../api/ServerError'
import type { User, UserCreation, UserUpdate } from '../../generated/model.schemas'
import { createUser, deleteUser, updateUser } from '../../generated/users/users.calls'
import { translate } from '../../language/interfaceLanguage'
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
 * @throws ServerError. If the new user could not be deleted either, the error message says that the user has no
 *   restrictions.
 */
async function createUserWithRestrictions(creation: UserCreation): Promise<User> {
  const created = await createUser(creation)
  const ignored = findRestrictionsIgnoredByServer(creation, created)
  if (Object.keys(ignored).length === 0) return created
  try {
    await updateUser(created.id, ignored satisfies UserUpdate)
  } catch (error) {
    const rollback = await deleteUser(created.id).catch((failure: unknown) => ({ failure }))
    if (rollback === undefined || isNotFoundError(rollback.failure)) throw error
    // The user exists, so the list of users must show it.
    await invalidateAfterRecordWrite('users', 'create')
    const serverMessage = translate('page.users.addedUnrestricted')
    throw new ServerError({ operation: 'updateUser', status: 409, serverMessage })
  }
  return created
}
