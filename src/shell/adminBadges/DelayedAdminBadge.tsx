import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import type { AdminBadgeName } from '../adminPages'

const AdminLinkBadge = lazyComponent(() => import('./AdminLinkBadge'), 'AdminLinkBadge')

/** Delay in milliseconds before the client loads the badges, so that the content of the page loads first. */
const BADGE_DELAY_MS = 3_000
let isBadgeDelayOver = false

/** Badge of an administration page. Loads its code and its data 3 seconds after the first badge was rendered. */
export function DelayedAdminBadge({ badge }: { badge: AdminBadgeName }) {
  const [isShown, setShown] = useState(isBadgeDelayOver)
  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => {
      isBadgeDelayOver = true
      setShown(true)
    }, BADGE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  return (
    isShown && (
      <Suspense fallback={null}>
        <AdminLinkBadge badge={badge} />
      </Suspense>
    )
  )
}
