import { RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { type SessionActor, SessionProvider } from '../access/SessionContext'
import { useVisibleNotices } from '../api/notices'
import { lazyComponent } from '../api/program/lazyComponent'
import { PlainNotice } from '../pages/PlainNotice'
import type { createAppRouter } from './routes/createAppRouter'

const NoticeList = lazyComponent(() => import('../shell/NoticeList'), 'NoticeList')

/** Root component of the client: session provider, router and notices. */
export function App({ session, router }: { session: SessionActor; router: ReturnType<typeof createAppRouter> }) {
  return (
    <SessionProvider session={session}>
      <RouterProvider router={router} />
      <LazyNotices />
    </SessionProvider>
  )
}

/** Shows the notices (toasts). Imports their code at the first notice, unless the app shell has already imported it. */
const LazyNotices = () =>
  useVisibleNotices().length > 0 && (
    <Suspense fallback={<PlainNotice />}>
      <NoticeList />
    </Suspense>
  )
