import { WifiOff } from 'lucide-react'
import { Button } from '../../../components/controls/Button'
import { Callout } from '../../../components/feedback/Callout'
import { useScreenReaderAnnouncement } from '../../../components/useScreenReaderAnnouncement'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import styles from './ImportReadListPage.module.css'
import type { UseReadListImportResult } from './useReadListImport'

/**
 * Shows the progress while read list files are compared with the libraries. If the comparison was interrupted, shows a
 * message and a button that continues it. At the end, only screen readers announce the result.
 */
export function ReadListMatchProgressNote({ lists, matching, matchingId, send }: UseReadListImportResult) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const sent = lists.filter(({ status }) => status !== 'refused')
  const doneCount = sent.filter(({ status }) => status !== 'waiting').length
  const isDone = matching === 'idle' && sent.length > 0
  useScreenReaderAnnouncement(isDone ? t('page.importReadList.matched', { count: doneCount }) : undefined)
  if (matching === 'interrupted')
    return (
      <Callout icon={WifiOff}>
        <p>{t('page.importReadList.interrupted')}</p>
        <Button onClick={() => send({ type: 'user.continue' })}>{t('page.importReadList.continue')}</Button>
      </Callout>
    )
  if (matching !== 'running') return null
  const fileName = lists.find(({ id }) => id === matchingId)?.fileName ?? ''
  const text = t('page.importReadList.matching', {
    at: number(doneCount + 1),
    total: number(sent.length),
    fileName,
  })
  return (
    <div className={styles.progress}>
      <progress aria-label={text} max={sent.length} value={doneCount} />
      <span aria-hidden>{text}</span>
    </div>
  )
}
