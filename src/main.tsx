import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { showNotice } from './api/notices'
import { App } from './app/App'
import { handleSessionChanges } from './app/handleSessionChanges'
import { prefetchStartRoute } from './app/prefetchStartRoute'
import { createAppRouter } from './app/routes/createAppRouter'
import { initInterfaceLanguage } from './language/interfaceLanguage'
import { sessionMachine } from './machines/sessionMachine'
import { isConsoleLogRequested } from './preferences/isConsoleLogRequested'
import { initTheme } from './theme/theme'

/**
 * If this window is the popup of an OAuth2 sign-in, completes the sign-in and returns true. The app must then not
 * start.
 */
async function finishPopupSignIn(): Promise<boolean> {
  if (!window.opener || !location.search.includes('server_redirect=')) return false
  return (await import('./app/completeOauthSignInInPopup')).completeOauthSignInInPopup(window)
}

async function startProgram(rootContainer: HTMLElement) {
  if (await finishPopupSignIn()) return
  initTheme()
  const token = new URLSearchParams(location.search).get('xAuthToken') ?? undefined
  const session = createActor(sessionMachine, { input: { token } }).start()
  if (isConsoleLogRequested())
    void import('./api/consoleLog').then(({ startConsoleLog }) => startConsoleLog(session, console.debug))
  const router = createAppRouter(session)
  prefetchStartRoute(router, session)
  handleSessionChanges(router, session)
  await initInterfaceLanguage(showNotice)
  createRoot(rootContainer).render(
    <StrictMode>
      <App session={session} router={router} />
    </StrictMode>,
  )
}

const rootElement = document.getElementById('root')
// If the start fails, for example because the server is unreachable, the page reloads after three seconds. The page
// shows no error message, because the translated texts may not have loaded.
if (rootElement) startProgram(rootElement).catch(() => setTimeout(() => location.reload(), 3000))
