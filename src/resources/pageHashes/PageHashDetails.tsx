import { ChevronLeft, ChevronRight, Keyboard, Trash2, Undo2 } from 'lucide-react'
import { parseUtcInstant } from '../../api/serverDates'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { RelativeTime } from '../../components/page/RelativeTime'
import { useIsTouchInput } from '../../components/page/useMediaQuery'
import { TextWithComponent } from '../../components/text/TextWithComponent'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { PageHashImage } from './PageHashImage'
import { PageHashMatches } from './PageHashMatches'
import styles from './PageHashTriage.module.css'
import {
  computeAlreadyFreedBytes,
  computeBytesToFree,
  isPageHashActionAllowed,
  type PageHashRecord,
} from './pageHashRecord'
import {
  getPageHashTriageCommandKey,
  type PageHashTriageCommand,
  pageHashTriageActionCommands,
} from './pageHashTriageCommands'
import { canDeleteAllPageMatches } from './useDeleteAllPageMatches'

type PageHashDetailsProps = {
  pageHash: PageHashRecord
  position: { index: number; count: number }
  canUndo: boolean
  isDeletionRequested: boolean
  run: (command: PageHashTriageCommand) => void
}

const IMAGE_EDGE_PX = 1000

/**
 * Details of the selected duplicate page: a large image, properties, action buttons, and the books that contain the
 * page.
 */
export function PageHashDetails(props: PageHashDetailsProps) {
  const { pageHash, run } = props
  const t = useTranslate()
  return (
    <article className={styles.details} aria-label={t('page.duplicatePages.current')}>
      <button
        type="button"
        className={styles.image}
        aria-label={t('page.duplicatePages.command.enlarge')}
        aria-keyshortcuts={getPageHashTriageCommandKey('enlarge')}
        onClick={() => run('enlarge')}
      >
        <PageHashImage pageHash={pageHash} maxEdgePx={IMAGE_EDGE_PX} />
      </button>
      <div className={styles.side}>
        <TriageToolbar {...props} />
        <PageHashProperties pageHash={pageHash} />
        <ActionButtons {...props} />
        <PageHashMatches key={pageHash.id} pageHash={pageHash} />
      </div>
    </article>
  )
}

function TriageToolbar({ position, canUndo, run }: PageHashDetailsProps) {
  const t = useTranslate()
  const isTouch = useIsTouchInput()
  const format = useLocaleFormatters()
  const label = (command: PageHashTriageCommand) => ({
    label: t(`page.duplicatePages.command.${command}`),
    keys: getPageHashTriageCommandKey(command),
  })
  return (
    <div className={styles.toolbar}>
      <IconButton {...label('previous')} icon={ChevronLeft} mirrored onClick={() => run('previous')} />
      <p aria-live="polite">
        {t('page.duplicatePages.position', {
          position: format.number(position.index + 1),
          total: format.number(position.count),
        })}
      </p>
      <IconButton {...label('next')} icon={ChevronRight} mirrored onClick={() => run('next')} />
      <IconButton {...label('undo')} icon={Undo2} disabled={!canUndo} onClick={() => run('undo')} />
      {!isTouch && <IconButton {...label('help')} icon={Keyboard} onClick={() => run('help')} />}
    </div>
  )
}

function PageHashProperties({ pageHash }: { pageHash: PageHashRecord }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const { action, size, matchCount, deleteCount } = pageHash
  const sizeText = (bytes: number | undefined) =>
    bytes === undefined ? t('page.duplicatePages.unknownSize') : format.bytes(bytes)
  const [toSave, saved] = [computeBytesToFree(pageHash), computeAlreadyFreedBytes(pageHash)]
  return (
    <ul className={styles.properties}>
      {action && (
        <li className={styles.action} data-action={action}>
          {t(`page.duplicatePages.actions.${action}`)}
        </li>
      )}
      <li>{t('page.duplicatePages.size', { size: sizeText(size ?? undefined) })}</li>
      <li>{t('page.duplicatePages.matchCount', { count: matchCount, number: format.number(matchCount) })}</li>
      {toSave !== undefined && toSave > 0 && <li>{t('page.duplicatePages.toSave', { size: sizeText(toSave) })}</li>}
      {deleteCount > 0 && (
        <li>{t('page.duplicatePages.deleted', { count: deleteCount, number: format.number(deleteCount) })}</li>
      )}
      {saved !== undefined && saved > 0 && <li>{t('page.duplicatePages.saved', { size: sizeText(saved) })}</li>}
      {pageHash.created && (
        <li>
          <TextWithComponent textKey="page.duplicatePages.created" placeholder="time">
            <RelativeTime at={parseUtcInstant(pageHash.created)} />
          </TextWithComponent>
        </li>
      )}
      {pageHash.lastModified && pageHash.lastModified !== pageHash.created && (
        <li>
          <TextWithComponent textKey="page.duplicatePages.changed" placeholder="time">
            <RelativeTime at={parseUtcInstant(pageHash.lastModified)} />
          </TextWithComponent>
        </li>
      )}
    </ul>
  )
}

function ActionButtons({ pageHash, isDeletionRequested, run }: PageHashDetailsProps) {
  const t = useTranslate()
  return (
    <div className={`${styles.buttons} ${styles.actions}`}>
      {pageHashTriageActionCommands
        .filter(({ action }) => action !== pageHash.action)
        .map(({ action, command, icon }) => (
          <Button
            key={action}
            icon={icon}
            disabled={!isPageHashActionAllowed(pageHash, action)}
            title={isPageHashActionAllowed(pageHash, action) ? undefined : t('page.duplicatePages.needsSize')}
            aria-keyshortcuts={getPageHashTriageCommandKey(command)}
            onClick={() => run(command)}
          >
            {t(`page.duplicatePages.actions.${action}`)}
            <kbd className={styles.key} aria-hidden>
              {getPageHashTriageCommandKey(command)}
            </kbd>
          </Button>
        ))}
      {canDeleteAllPageMatches(pageHash) && (
        <Button
          variant="danger"
          icon={Trash2}
          disabled={isDeletionRequested}
          aria-keyshortcuts={getPageHashTriageCommandKey('deleteMatches')}
          onClick={() => run('deleteMatches')}
        >
          {t(isDeletionRequested ? 'page.duplicatePages.requested' : 'page.duplicatePages.command.deleteMatches')}
          <kbd className={styles.key} aria-hidden>
            {getPageHashTriageCommandKey('deleteMatches')}
          </kbd>
        </Button>
      )}
      {!isPageHashActionAllowed(pageHash, 'DELETE_AUTO') && (
        <p className={styles.note}>{t('page.duplicatePages.needsSize')}</p>
      )}
    </div>
  )
}
