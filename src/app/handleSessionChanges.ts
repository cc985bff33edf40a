import { reloadApp } from '../access/reloadApp'
import { type SessionActor, selectSessionStateName } from '../access/SessionContext'
import { dismissNotice, showNotice } from '../api/notices'
import { translate } from '../language/interfaceLanguage'
import { deleteListStatesOfOtherUsers } from '../preferences/deleteListStatesOfOtherUsers'
import { writePreference } from '../preferences/preferenceStore'
import type { createAppRouter } from './routes/createAppRouter'
import { isReaderRouteMatch } from './routes/readerRoutePaths'

/**
 * Runs the route guards when the session state becomes `signedIn`, `signedOut` or `unknown`. Reloads the page after an
 * account change. Shows a notice when the session expires, removes the notice when the user signs in again, and cleans
 * up after a sign-out.
 */
export function handleSessionChanges(router: ReturnType<typeof createAppRouter>, session: SessionActor): void {
  let previousState = selectSessionStateName(session.getSnapshot())
  let endNoticeId: number | undefined
  session.subscribe(snapshot => {
    const state = selectSessionStateName(snapshot)
    // If another account has signed in, the page reloads. While a reader is open, the page does not reload, because the
    // reader shows a message about the new account.
    if (snapshot.matches({ signedIn: 'accountChanged' }) && !router.state.matches.some(isReaderRouteMatch))
      return reloadApp()
    if (state === previousState) return
    // A failed sign-in also changes the state to `signedOut`. This is not a new sign-out, although `ended` or `left`
    // can still be true. The next successful sign-in sets both to false.
    const isNewlySignedOut = state === 'signedOut' && previousState !== 'signingIn'
    previousState = state
    if (state === 'signedIn' || state === 'signedOut') writePreference('wasSignedIn', state === 'signedIn')
    const { left, ended, me, last, removeData } = snapshot.context
    if (state === 'signedIn') {
      if (endNoticeId !== undefined) dismissNotice(endNoticeId)
      endNoticeId = undefined
      if (me) deleteListStatesOfOtherUsers(me.id)
      // Another user has signed in. A reload removes the data of the previous user from memory.
      if (last && last.id !== me?.id) return reloadApp(router.state.matches.some(isReaderRouteMatch))
    }
    // No notice is shown while a reader is open, because the reader shows a message about the end of the session.
    if (isNewlySignedOut && ended && !router.state.matches.some(isReaderRouteMatch))
      endNoticeId = showNotice({ kind: 'warning', text: translate('page.login.ended') })
    if (isNewlySignedOut && left) {
      const navigated = router.navigate({ to: '/login', search: { logout: true }, replace: true })
      import('./cleanUpAfterSignOut')
        .then(module => module.cleanUpAfterSignOut(navigated, last?.id, removeData))
        .catch(() => {})
    } else if (!state.startsWith('signing')) void router.invalidate()
  })
}
