/** A collection or read list with its member ids. */
export type CollectionOrReadList = {
  id: string
  name: string
  members: readonly string[]
  /** Time of the last change of the collection or read list, in the format of the server. */
  lastModified: string
  /**
   * Whether the server hides some members from the signed-in user, for example members in libraries to which the user
   * has no access. If true, the client must not save the list of members, because saving would remove the hidden
   * members. The server sometimes sends true although it hides nothing. A caller that uses the value of the server must
   * therefore correct this value first with a function of `hasHiddenMembers.ts`.
   */
  filtered: boolean
}

/** Returns the member ids with the added ids at the end. Omits added ids that are already members. */
export const appendMemberIds = (members: readonly string[], added: readonly string[]): string[] => [
  ...new Set([...members, ...added]),
]

/** Returns the member ids without the removed ids. Preserves the order. */
export const removeMemberIds = (members: readonly string[], removed: readonly string[]): string[] =>
  members.filter(id => !removed.includes(id))

/** Returns the given ids that the collection or read list does not contain. */
export const findIdsNotInMemberList = (
  { members }: Pick<CollectionOrReadList, 'members'>,
  memberIds: readonly string[],
): string[] => {
  const existing = new Set(members)
  return memberIds.filter(id => !existing.has(id))
}
