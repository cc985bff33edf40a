import { createContext, type ReactNode, use } from 'react'
import type { Collection, ReadList } from '../../generated/model.schemas'

/** Collection or read list whose members the page shows. */
export type ContainingCollectionOrReadList =
  | { kind: 'collections'; list: Collection }
  | { kind: 'readlists'; list: ReadList }

const ContainingListContext = createContext<ContainingCollectionOrReadList | undefined>(undefined)

/** Provides a collection or read list to the components that show its members. `value` must be memoized. */
export function ContainingCollectionOrReadListProvider({
  value,
  children,
}: {
  value: ContainingCollectionOrReadList
  children: ReactNode
}) {
  return <ContainingListContext value={value}>{children}</ContainingListContext>
}

/** Returns the collection or read list whose members the page shows. Undefined on other pages. */
export const useContainingCollectionOrReadList = (): ContainingCollectionOrReadList | undefined =>
  use(ContainingListContext)
