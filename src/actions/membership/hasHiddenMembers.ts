import { useMemo } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { canUserSeeAllLibraries, hasContentRestrictions } from '../../access/userRestrictions'
import type { User } from '../../generated/model.schemas'

/**
 * Returns whether the server may hide members of a collection or read list from a user. The property `filtered` is not
 * enough: after a member was deleted, the server also reports `filtered` to users from whom it hides nothing. The
 * result is false for users without restrictions. For other users, the result can be true although no member is hidden.
 */
export const hasHiddenMembers = ({ filtered }: { readonly filtered: boolean }, user: User): boolean =>
  filtered && (hasContentRestrictions(user) || !canUserSeeAllLibraries(user))

/**
 * Returns a copy of the collection or read list. In the copy, `filtered` is true only if the server may hide members
 * from the user (see {@link hasHiddenMembers}).
 */
export const withCorrectedFilter = <MemberList extends { readonly filtered: boolean }>(
  memberList: MemberList,
  user: User,
): MemberList => ({ ...memberList, filtered: hasHiddenMembers(memberList, user) })

/** Does the same as {@link withCorrectedFilter} for the signed-in user. */
export function useWithCorrectedFilter<MemberList extends { readonly filtered: boolean }>(
  memberList: MemberList,
): MemberList {
  const user = useCurrentUser()
  return useMemo(() => withCorrectedFilter(memberList, user), [memberList, user])
}
