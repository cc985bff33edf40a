import type { ReactNode } from 'react'
import { can, type Permission } from './permissions'
import { useSession } from './SessionContext'

/** Shows its children to those who may do what they are for. */
export function Allowed({ to, children }: { to: Permission; children: ReactNode }) {
  const { me } = useSession()
  return can(me, to) ? children : null
}
