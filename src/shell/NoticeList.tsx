import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { dismissNotice, useVisibleNotices, type VisibleUserNotice } from '../api/notices'
import { Button } from '../components/controls/Button'
import { IconButton } from '../components/controls/IconButton'
import { useFocusFallback } from '../components/focus/useFocusFallback'
import { useTranslate } from '../language/useTranslate'
import styles from './NoticeList.module.css'

/**
 * List of notices (toasts) at the bottom of the window. A timer dismisses each notice that is not persistent. While a
 * notice is hovered or focused, its timer is stopped. Afterwards, the timer starts again with the full duration.
 */
export function NoticeList() {
  const t = useTranslate()
  const notices = useVisibleNotices()
  const section = useRef<HTMLElement>(null)
  const onFocus = useFocusFallback(() => section.current?.querySelector('button') ?? document.getElementById('main'))
  return (
    <section
      ref={section}
      className={styles.notices}
      aria-label={t('component.notices.title')}
      aria-live="polite"
      onFocus={onFocus}
    >
      {notices.map(notice => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
    </section>
  )
}

const noticeIcons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert }

function NoticeItem({ notice }: { notice: VisibleUserNotice }) {
  const t = useTranslate()
  const { id, kind, text, detail, action } = notice
  const timer = useDismissTimer(notice)
  const Icon = noticeIcons[kind]
  const act = () => {
    action?.run()
    dismissNotice(id)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause the dismiss timer
    <div
      className={styles.notice}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : undefined}
      onPointerEnter={timer.pause}
      onPointerLeave={({ currentTarget }) => !currentTarget.matches(':focus-within') && timer.resume()}
      onFocus={timer.pause}
      onBlur={({ currentTarget }) => !currentTarget.matches(':hover, :focus-within') && timer.resume()}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <p className={styles.message}>
        {text}
        {detail && <span>{detail}</span>}
      </p>
      {action && (
        <Button variant="plain" className={styles.action} onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label={t('component.notices.dismiss')} onClick={() => dismissNotice(id)} />
    </div>
  )
}

function useDismissTimer({ id, durationMs }: VisibleUserNotice) {
  const timeoutId = useRef<number>(undefined)
  const pause = () => window.clearTimeout(timeoutId.current)
  const resume = () => {
    pause()
    if (durationMs !== undefined) timeoutId.current = window.setTimeout(() => dismissNotice(id), durationMs)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts once per notice
  useEffect(() => {
    resume()
    return pause
  }, [id])
  return { pause, resume }
}
