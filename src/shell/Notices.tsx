import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { dismissNotice, type ShownNotice, useNotices } from '../api/notices'
import { Button } from '../components/controls/Button'
import { IconButton } from '../components/controls/IconButton'
import { useTranslate } from '../language/useTranslate'
import styles from './Notices.module.css'

/** Toast messages at the bottom of the window. The dismiss timer of a message pauses while it is hovered or focused. */
export function Notices() {
  const t = useTranslate()
  const notices = useNotices()
  return (
    <section className={styles.notices} aria-label={t('component.notices.title')} aria-live="polite">
      {notices.map(notice => (
        <NoticeLine key={notice.id} notice={notice} />
      ))}
    </section>
  )
}

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert }

function NoticeLine({ notice }: { notice: ShownNotice }) {
  const t = useTranslate()
  const { id, kind, text, detail, action } = notice
  const timer = useTimer(notice)
  const Icon = icons[kind]
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
      onPointerLeave={timer.resume}
      onFocus={timer.pause}
      onBlur={timer.resume}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <p className={styles.words}>
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

function useTimer({ id, lasts }: ShownNotice) {
  const running = useRef<number>(undefined)
  const pause = () => window.clearTimeout(running.current)
  const resume = () => {
    pause()
    if (lasts !== undefined) running.current = window.setTimeout(() => dismissNotice(id), lasts)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts once per notice
  useEffect(() => {
    resume()
    return pause
  }, [id])
  return { pause, resume }
}
