import { createContext, type ReactNode, use } from 'react'
import type { Collection, ReadList } from '../../generated/model.schemas'

/** The set among whose members things stand: what is shown there can be taken out of it. */
export type ContainingList = { kind: 'collections'; set: Collection } | { kind: 'readlists'; set: ReadList }

const Standing = createContext<ContainingList | undefined>(undefined)

/** What is done to things in here is done to members of a set. Equal sets must be equal objects. */
export function MemberListContext({ value, children }: { value: ContainingList; children: ReactNode }) {
  return <Standing value={value}>{children}</Standing>
}

/** The set whose members are listed here, if they are. */
export const useContainingList = (): ContainingList | undefined => use(Standing)
