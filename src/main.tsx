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

/** Completes an OAuth2 sign-in in its popup. Returns whether this window is such a popup, which renders nothing. */
async function isPopup(): Promise<boolean> {
  if (!window.opener || !location.search.includes('server_redirect=')) return false
  return (await import('./app/oauthPopup')).finishOauthPopup(window)
}

/** Starts the session check, loads the language in parallel, and renders the program. */
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
// The start fails if the server becomes unreachable during loading. No texts are loaded yet, so the page reloads.
if (place) start(place).catch(() => setTimeout(() => location.reload(), 3000))
