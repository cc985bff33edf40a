import { createContext, type ReactNode, use } from 'react'
import type { Collection, ReadList } from '../../generated/model.schemas'

/** Collection or read list whose members are listed. Records can be removed from it. */
export type ContainingList = { kind: 'collections'; list: Collection } | { kind: 'readlists'; list: ReadList }

const ContainingListContext = createContext<ContainingList | undefined>(undefined)

/** Provides the collection or read list whose members are listed below. `value` must be memoized. */
export function ContainingListProvider({ value, children }: { value: ContainingList; children: ReactNode }) {
  return <ContainingListContext value={value}>{children}</ContainingListContext>
}

/** Returns the collection or read list whose members are listed here; undefined elsewhere. */
export const useContainingList = (): ContainingList | undefined => use(ContainingListContext)
