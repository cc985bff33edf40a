import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { App } from './app/App'
import { followLastView } from './app/followLastView'
import { followSession } from './app/followSession'
import { headStart } from './app/headStart'
import { finishOauthPopup } from './app/oauthPopup'
import { createAppRouter } from './app/router'
import { startLanguage } from './language/language'
import { sessionMachine } from './machines/sessionMachine'
import { startTheme } from './theme/theme'

/** Asks who is there and loads the language at the same time, then draws. */
async function start(place: HTMLElement) {
  startTheme()
  const token = new URLSearchParams(location.search).get('xAuthToken') ?? undefined
  const session = createActor(sessionMachine, { input: { token } }).start()
  const router = createAppRouter(session)
  headStart(router, session)
  followSession(router, session)
  followLastView(router)
  await startLanguage()
  createRoot(place).render(
    <StrictMode>
      <App session={session} router={router} />
    </StrictMode>,
  )
}

const place = document.getElementById('root')
// A server that goes away in the middle of loading: there are no words yet to say it with.
if (place && !finishOauthPopup(window)) start(place).catch(() => setTimeout(() => location.reload(), 3000))
