import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { notify } from './api/notices'
import { App } from './app/App'
import { prefetchRoute } from './app/prefetchRoute'
import { revalidateOnSessionChange } from './app/revalidateOnSessionChange'
import { createAppRouter } from './app/routes/router'
import { startLanguage } from './language/language'
import { sessionMachine } from './machines/sessionMachine'
import { startTheme } from './theme/theme'

/** A popup window that comes back from a provider of sign-ins is not drawn: it tells its opener and goes. */
async function isPopup(): Promise<boolean> {
  if (!window.opener || !location.search.includes('server_redirect=')) return false
  return (await import('./app/oauthPopup')).finishOauthPopup(window)
}

/** Asks who is there and loads the language at the same time, then draws. */
async function start(place: HTMLElement) {
  if (await isPopup()) return
  startTheme()
  const token = new URLSearchParams(location.search).get('xAuthToken') ?? undefined
  const session = createActor(sessionMachine, { input: { token } }).start()
  const router = createAppRouter(session)
  prefetchRoute(router, session)
  revalidateOnSessionChange(router, session)
  await startLanguage(notify)
  createRoot(place).render(
    <StrictMode>
      <App session={session} router={router} />
    </StrictMode>,
  )
}

const place = document.getElementById('root')
// A server that goes away in the middle of loading: there are no words yet to say it with.
if (place) start(place).catch(() => setTimeout(() => location.reload(), 3000))
