import type { Target } from '../../components/target'

/** The page of a read list. */
export const readListLink = ({ id }: { id: string }): Target => ({
  to: '/readlists/$readListId',
  params: { readListId: id },
})
