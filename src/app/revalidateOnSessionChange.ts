import { restart } from '../access/restart'
import { type SessionActor, sessionState } from '../access/SessionContext'
import { notify } from '../api/notices'
import { translate } from '../language/language'
import { writePreference } from '../preferences/preferences'
import { isReaderPath } from './routes/readerRoutes'
import type { createAppRouter } from './routes/router'

/** Asks the guards again whenever the session enters another state, so that everybody is where they belong. */
export function revalidateOnSessionChange(router: ReturnType<typeof createAppRouter>, session: SessionActor): void {
  let before = sessionState(session.getSnapshot())
  session.subscribe(snapshot => {
    const now = sessionState(snapshot)
    // A reader says so itself, and waits for the person.
    if (snapshot.matches({ signedIn: 'replaced' }) && !router.state.matches.some(isReaderPath)) return restart()
    if (now === before) return
    before = now
    if (now === 'signedIn' || now === 'signedOut') writePreference('wasSignedIn', now === 'signedIn')
    const { left, ended, me, last, removeData } = snapshot.context
    // Loops, drafts and answers of the person before end with the page.
    if (now === 'signedIn' && last && last.id !== me?.id) return restart(router.state.matches.some(isReaderPath))
    // A book that lies open says so itself, and stays.
    if (now === 'signedOut' && ended && !router.state.matches.some(isReaderPath))
      notify({ kind: 'warning', text: translate('page.login.ended') })
    if (now === 'signedOut' && left) {
      const navigated = router.navigate({ to: '/login', search: { logout: true }, replace: true })
      import('./afterSignOut').then(part => part.afterSignOut(navigated, last?.id, removeData)).catch(() => {})
    } else if (now === 'signedIn' || now === 'signedOut' || now === 'unknown') void router.invalidate()
  })
}
