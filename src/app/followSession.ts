import { type SessionActor, sessionState } from '../access/SessionContext'
import { notify } from '../api/notices'
import { dismissAll } from '../dialogs/dialogs'
import { translate } from '../language/language'
import { writePreference } from '../preferences/preferences'
import { isReader } from './readerRoutes'
import type { createAppRouter } from './router'

/** Asks the guards again whenever the session enters another state, so that everybody is where they belong. */
export function followSession(router: ReturnType<typeof createAppRouter>, session: SessionActor): void {
  let before = sessionState(session.getSnapshot())
  session.subscribe(snapshot => {
    const now = sessionState(snapshot)
    if (now === before) return
    before = now
    if (now === 'signedIn' || now === 'signedOut') writePreference('wasSignedIn', now === 'signedIn')
    const { left, ended, me, last } = snapshot.context
    // What is typed in a dialog waits for the person who typed it.
    if (left || (now === 'signedIn' && last && last.id !== me?.id)) dismissAll()
    // A book that lies open says so itself, and stays.
    if (now === 'signedOut' && ended && !router.state.matches.some(isReader))
      notify({ kind: 'warning', text: translate('page.login.ended') })
    if (now === 'signedOut' && left) void router.navigate({ to: '/login', search: { logout: true }, replace: true })
    else if (now === 'signedIn' || now === 'signedOut' || now === 'unknown') void router.invalidate()
  })
}
