import { Link, useRouterState } from '@tanstack/react-router'
import { Hourglass, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../components/controls/Button'
import { IconButton } from '../components/controls/IconButton'
import {
  type SlowRequestsWithActions,
  useHasOverlayWithSlowServerMessage,
  useSlowRequests,
} from '../components/feedback/slowRequests'
import { useFocusFallback } from '../components/focus/useFocusFallback'
import { useScreenReaderAnnouncement } from '../components/useScreenReaderAnnouncement'
import { useTranslate } from '../language/useTranslate'
import styles from './SlowRequestNotice.module.css'

/**
 * Notice that appears while the user waits for a slow request. Hidden while a dialog shows the slow-server message
 * itself. Do not load this component on demand: slow requests may occupy all connections of the browser, and the code
 * would then not arrive.
 */
export function SlowRequestNotice() {
  const t = useTranslate()
  const slowWork = useSlowRequests()
  const isShownByDialog = useHasOverlayWithSlowServerMessage()
  const [dismissed, setDismissed] = useState<SlowRequestsWithActions>()
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/dashboard' })
  const visibleWork = isShownByDialog || slowWork === dismissed ? undefined : slowWork
  const text = t(visibleWork?.kind === 'writing' ? 'component.slow.writing' : 'component.slow.text')
  useScreenReaderAnnouncement(visibleWork && text)
  const onFocus = useFocusFallback(() => document.getElementById('main'))
  if (!visibleWork) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only records which button has the focus
    <div className={styles.notice} data-slow-notice onFocus={onFocus}>
      <p>
        <Hourglass size={20} strokeWidth={1.5} aria-hidden />
        {text}
      </p>
      {visibleWork.retry ? (
        <Button variant="plain" icon={RotateCw} onClick={visibleWork.retry}>
          {t('component.failed.retry')}
        </Button>
      ) : (
        <Button variant="plain" onClick={visibleWork.stop}>
          {t('component.slow.stop')}
        </Button>
      )}
      {!isHome && <Link to="/">{t('page.error.home')}</Link>}
      <IconButton icon={X} label={t('component.notices.dismiss')} onClick={() => setDismissed(visibleWork)} />
    </div>
  )
}
