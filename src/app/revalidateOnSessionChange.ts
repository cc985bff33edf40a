import { restart } from '../access/restart'
import { type SessionActor, sessionState } from '../access/SessionContext'
import { notify } from '../api/notices'
import { translate } from '../language/language'
import { writePreference } from '../preferences/preferences'
import { isReaderPath } from './routes/readerRoutes'
import type { createAppRouter } from './routes/router'

/** Reacts to changes of the session state: runs the route guards again, reloads after an account change, shows the end of a session. */
export function revalidateOnSessionChange(router: ReturnType<typeof createAppRouter>, session: SessionActor): void {
  let previousState = sessionState(session.getSnapshot())
  session.subscribe(snapshot => {
    const state = sessionState(snapshot)
    // A reader shows the change itself and waits for the user.
    if (snapshot.matches({ signedIn: 'replaced' }) && !router.state.matches.some(isReaderPath)) return restart()
    if (state === previousState) return
    previousState = state
    if (state === 'signedIn' || state === 'signedOut') writePreference('wasSignedIn', state === 'signedIn')
    const { left, ended, me, last, removeData } = snapshot.context
    // A reload ends the bulk runs, drafts and responses of the previous user.
    if (state === 'signedIn' && last && last.id !== me?.id) return restart(router.state.matches.some(isReaderPath))
    // An open reader shows the end of the session itself and stays open.
    if (state === 'signedOut' && ended && !router.state.matches.some(isReaderPath))
      notify({ kind: 'warning', text: translate('page.login.ended') })
    if (state === 'signedOut' && left) {
      const navigated = router.navigate({ to: '/login', search: { logout: true }, replace: true })
      import('./afterSignOut').then(module => module.afterSignOut(navigated, last?.id, removeData)).catch(() => {})
    } else if (state === 'signedIn' || state === 'signedOut' || state === 'unknown') void router.invalidate()
  })
}
