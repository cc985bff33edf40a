import { Suspense, useEffect } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import { createObservableStore } from '../../preferences/observableStore'
import { useObservableStoreValue } from '../../preferences/useObservableStoreValue'
import type { AdminBadgeName } from '../adminPages'

const AdminLinkBadge = lazyComponent(() => import('./AdminLinkBadge'), 'AdminLinkBadge')

/** Delay in milliseconds before the client loads the badges, so that the content of the page loads first. */
const BADGE_DELAY_MS = 3_000
const isDelayOver = createObservableStore(false)
let isDelayStarted = false

/** Starts the delay when the first badge is rendered. All badges share the delay. */
function startDelay(): void {
  if (isDelayStarted) return
  isDelayStarted = true
  setTimeout(() => isDelayOver.set(true), BADGE_DELAY_MS)
}

/** Badge of an administration page. Loads its code and its data 3 seconds after the first badge was rendered. */
export function DelayedAdminBadge({ badge }: { badge: AdminBadgeName }) {
  const isShown = useObservableStoreValue(isDelayOver)
  useEffect(startDelay, [])
  return (
    isShown && (
      <Suspense fallback={null}>
        <AdminLinkBadge badge={badge} />
      </Suspense>
    )
  )
}
