import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { CardKeyboardNavigationProps } from '../../components/cards/CoverCard'
import { Shelf, ShelfSkeleton } from '../../components/cards/Shelf'
import type { RouterLinkTarget } from '../../components/page/routerLinkTarget'
import { PageSectionErrorState } from '../../lists/record/PageSectionErrorState'
import {
  type ContainingCollectionOrReadList,
  ContainingCollectionOrReadListProvider,
} from './ContainingCollectionOrReadListProvider'
import { useWithCorrectedFilter } from './hasHiddenMembers'

/** Number of members that callers load for a {@link CollectionOrReadListMembersShelf}. */
export const MAX_MEMBERS_IN_SHELF = 30

type CollectionOrReadListMembersShelfProps<Member extends { id: string }> = ContainingCollectionOrReadList & {
  title: string
  members: UseQueryResult<{ content: readonly Member[]; totalElements: number }, unknown>
  to: RouterLinkTarget
  renderCard: (member: Member, slot: CardKeyboardNavigationProps) => ReactNode
}

/** Shelf with the members of a collection or read list. Renders nothing if the user sees none of the members. */
export function CollectionOrReadListMembersShelf<Member extends { id: string }>({
  kind,
  list,
  title,
  members,
  to,
  renderCard,
}: CollectionOrReadListMembersShelfProps<Member>) {
  const corrected = useWithCorrectedFilter(list)
  const containingList = useMemo(() => ({ kind, list: corrected }) as ContainingCollectionOrReadList, [kind, corrected])
  const { data, isPending } = members
  if (isPending) return <ShelfSkeleton />
  if (!data) return <PageSectionErrorState query={members} />
  if (data.content.length === 0) return null
  return (
    <ContainingCollectionOrReadListProvider value={containingList}>
      <Shelf title={title} items={data.content} count={data.totalElements} to={to} renderCard={renderCard} />
    </ContainingCollectionOrReadListProvider>
  )
}
