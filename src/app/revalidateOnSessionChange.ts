import { reloadClient } from '../access/reloadClient'
import { type SessionActor, selectSessionState } from '../access/SessionContext'
import { showNotice } from '../api/notices'
import { translate } from '../language/language'
import { writePreference } from '../preferences/preferences'
import type { createAppRouter } from './routes/createAppRouter'
import { isReaderMatch } from './routes/readerRoutes'

/** Reacts to changes of the session state: runs the route guards again, reloads after an account change, shows the end of a session. */
export function revalidateOnSessionChange(router: ReturnType<typeof createAppRouter>, session: SessionActor): void {
  let previousState = selectSessionState(session.getSnapshot())
  session.subscribe(snapshot => {
    const state = selectSessionState(snapshot)
    // A reader shows the change itself and waits for the user.
    if (snapshot.matches({ signedIn: 'accountChanged' }) && !router.state.matches.some(isReaderMatch))
      return reloadClient()
    if (state === previousState) return
    previousState = state
    if (state === 'signedIn' || state === 'signedOut') writePreference('wasSignedIn', state === 'signedIn')
    const { left, ended, me, last, removeData } = snapshot.context
    // A reload ends the bulk runs, drafts and responses of the previous user.
    if (state === 'signedIn' && last && last.id !== me?.id)
      return reloadClient(router.state.matches.some(isReaderMatch))
    // An open reader shows the end of the session itself and stays open.
    if (state === 'signedOut' && ended && !router.state.matches.some(isReaderMatch))
      showNotice({ kind: 'warning', text: translate('page.login.ended') })
    if (state === 'signedOut' && left) {
      const navigated = router.navigate({ to: '/login', search: { logout: true }, replace: true })
      import('./cleanUpAfterSignOut')
        .then(module => module.cleanUpAfterSignOut(navigated, last?.id, removeData))
        .catch(() => {})
    } else if (state === 'signedIn' || state === 'signedOut' || state === 'unknown') void router.invalidate()
  })
}
