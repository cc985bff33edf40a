import { RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { type SessionActor, SessionProvider } from '../access/SessionContext'
import { useNotices } from '../api/notices'
import { lazyPart } from '../components/lazyPart'
import type { createAppRouter } from './router'

const Notices = lazyPart(() => import('../components/Notices'), 'Notices')

/** Everything that stands around and above the routes. */
export function App({ session, router }: { session: SessionActor; router: ReturnType<typeof createAppRouter> }) {
  return (
    <SessionProvider session={session}>
      <RouterProvider router={router} />
      <NoticesWhenNeeded />
    </SessionProvider>
  )
}

/** Most visits need no notices: their view is fetched with the first one. */
function NoticesWhenNeeded() {
  return useNotices().length > 0 ? (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  ) : null
}
