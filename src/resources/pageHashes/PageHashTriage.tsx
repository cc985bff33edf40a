import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/controls/Button'
import { EmptyState } from '../../components/feedback/EmptyState'
import { Dialog } from '../../components/overlays/Dialog'
import { useShortcutsOutsideReader } from '../../components/page/useShortcutsOutsideReader'
import { openDialog } from '../../dialogs/dialogStore'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import type { CustomTableBodyProps } from '../../lists/table/recordTableProps'
import { confirmAutomaticPageDeletion, confirmBulkPageHashAction } from './confirmPageHashActions'
import { PageHashDetails } from './PageHashDetails'
import { PageHashImage } from './PageHashImage'
import styles from './PageHashTriage.module.css'
import type { PageHashRecord } from './pageHashRecord'
import {
  type PageHashTriageCommand,
  pageHashTriageActionCommands,
  pageHashTriageShortcuts,
} from './pageHashTriageCommands'
import { useDeleteAllPageMatches } from './useDeleteAllPageMatches'
import { type UsePageHashTriageResult, usePageHashTriage } from './usePageHashTriage'

/**
 * Shows the known duplicate pages. The user can change the action that was chosen for each page, for example automatic
 * deletion.
 */
export const KnownPageHashTriage = (props: CustomTableBodyProps<PageHashRecord>) => (
  <PageHashTriage {...props} isNew={false} />
)

/** Shows the new duplicate pages. The user chooses an action for each page, for example automatic deletion. */
export const UnknownPageHashTriage = (props: CustomTableBodyProps<PageHashRecord>) => (
  <PageHashTriage {...props} isNew />
)

type PageHashTriageProps = CustomTableBodyProps<PageHashRecord> & { isNew: boolean }

function PageHashTriage({ label, records, start, total, empty, isNew }: PageHashTriageProps) {
  const t = useTranslate()
  const [isEnlarged, setEnlarged] = useState(false)
  const triage = usePageHashTriage(records, start, isNew)
  const deletion = useDeleteAllPageMatches()
  const { current } = triage
  const remainingCount = total - (records.length - triage.listed.length)
  const run = (command: PageHashTriageCommand) => {
    const action = pageHashTriageActionCommands.find(candidate => candidate.command === command)?.action
    if (action) void decideWithExplanation(triage, action)
    else if (command === 'next') triage.move(1)
    else if (command === 'previous') triage.move(-1)
    else if (command === 'undo') triage.undo()
    else if (command === 'enlarge') setEnlarged(current !== undefined)
    else if (command === 'deleteMatches') void (current && deletion.request(current))
    else void openShortcutHelp(t)
  }
  useShortcutsOutsideReader(pageHashTriageShortcuts, run)
  return (
    <div className={styles.triage}>
      {current ? (
        <>
          <PageHashStrip label={label} triage={triage} />
          <PageHashDetails
            pageHash={current}
            position={{ index: start + triage.index, count: remainingCount }}
            canUndo={triage.canUndo}
            isDeletionRequested={deletion.isRequested(current)}
            run={run}
          />
        </>
      ) : (
        <>
          {total === 0 ? empty : <EmptyState title={t('page.duplicatePages.allDecided')} />}
          {triage.canUndo && (
            <Button icon={Undo2} className={styles.undo} onClick={triage.undo}>
              {t('page.duplicatePages.command.undo')}
            </Button>
          )}
        </>
      )}
      {isNew && triage.listed.length > 0 && <BulkActions triage={triage} remainingCount={remainingCount} />}
      {current && (
        <Dialog
          open={isEnlarged}
          size="wide"
          onClose={() => setEnlarged(false)}
          title={t('page.duplicatePages.enlarged')}
        >
          <div className={styles.enlarged}>
            <PageHashImage pageHash={current} />
          </div>
        </Dialog>
      )}
    </div>
  )
}

async function decideWithExplanation(
  triage: UsePageHashTriageResult,
  action: (typeof pageHashTriageActionCommands)[number]['action'],
) {
  if (action !== 'DELETE_AUTO' || (triage.current?.size !== null && (await confirmAutomaticPageDeletion())))
    triage.decide(action)
}

const openShortcutHelp = (t: ReturnType<typeof useTranslate>) =>
  openDialog('shortcutHelp', {
    shortcuts: pageHashTriageShortcuts.map(({ keys, command }) => ({
      keys,
      label: t(`page.duplicatePages.command.${command}`),
    })),
  })

const STRIP_IMAGE_EDGE_PX = 160

function PageHashStrip({ label, triage }: { label: string; triage: UsePageHashTriageResult }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const list = useRef<HTMLUListElement>(null)
  const { listed, index, select } = triage
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another page becomes the current page
  useEffect(() => {
    const strip = list.current
    const current = strip?.querySelector<HTMLElement>('[aria-current]')
    if (!strip || !current) return
    const [box, item] = [strip.getBoundingClientRect(), current.getBoundingClientRect()]
    if (item.left < box.left || item.right > box.right) strip.scrollBy({ left: item.left - box.left - box.width / 2 })
  }, [listed[index]?.id])
  return (
    <ul ref={list} className={styles.strip} aria-label={label}>
      {listed.map((pageHash, position) => (
        <li key={pageHash.id}>
          <button
            type="button"
            aria-current={position === index || undefined}
            aria-label={t('page.duplicatePages.stripItem', {
              position: format.number(position + 1),
              count: pageHash.matchCount,
              number: format.number(pageHash.matchCount),
            })}
            onClick={() => select(position)}
          >
            <PageHashImage pageHash={pageHash} maxEdgePx={STRIP_IMAGE_EDGE_PX} />
            <span aria-hidden>×{format.number(pageHash.matchCount)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/**
 * Buttons that choose the same action for all listed pages. The heading shows the number of listed pages. If not all
 * pages that need an action are in the list, the heading also shows the total, for example "20 of 300".
 */
function BulkActions({ triage, remainingCount }: { triage: UsePageHashTriageResult; remainingCount: number }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const { listed, decideAll } = triage
  const listedText = format.number(listed.length)
  const number =
    remainingCount > listed.length
      ? t('page.duplicatePages.position', { position: listedText, total: format.number(remainingCount) })
      : listedText
  return (
    <section className={styles.bulk} aria-labelledby="duplicate-pages-bulk">
      <h2 id="duplicate-pages-bulk">{t('page.duplicatePages.bulk.heading', { count: listed.length, number })}</h2>
      <div className={styles.buttons}>
        {pageHashTriageActionCommands.map(({ action, icon }) => (
          <Button
            key={action}
            icon={icon}
            disabled={action === 'DELETE_AUTO' && listed.every(({ size }) => size === null)}
            onClick={async () => {
              if (await confirmBulkPageHashAction(listed, action, format)) await decideAll(action)
            }}
          >
            {t(`page.duplicatePages.actions.${action}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
