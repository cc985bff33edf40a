import type { UserRecord } from '../../state/libraryRecords'
import { canSeeLibrary } from '../../state/visibilityRules'

/**
 * Returns whether a collection or read list contains a series or book from any of the given libraries. Ignores
 * libraries that the user cannot see.
 * @param records all series or books by id
 * @param libraries ids of libraries. If `libraries` is undefined, the result is always true
 */
export function hasMemberInLibraries(
  user: UserRecord,
  memberIds: readonly string[],
  records: { get(id: string): { libraryId: string } | undefined },
  libraries: readonly string[] | undefined,
): boolean {
  const visible = libraries?.filter(id => canSeeLibrary(user, id))
  return !visible || memberIds.some(id => visible.includes(records.get(id)?.libraryId ?? ''))
}
