import { useState } from 'react'
import { Button } from '../../../components/controls/Button'
import { Checkbox } from '../../../components/controls/Checkbox'
import { Dialog } from '../../../components/overlays/Dialog'
import type { DialogProps } from '../../../dialogs/dialogStore'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import type { ConfirmedBookImport } from '../../../machines/import/bookImportMachineContext'
import type { ImportCopyMode } from '../../../machines/import/bookImportServerAndStorageCalls'
import { isReplacementAccepted } from '../../../machines/import/planImportRows'
import { useObservableStoreValue } from '../../../preferences/useObservableStoreValue'
import { toConfirmedBookImport } from '../importTableRows'
import type { RunningBookImport } from '../runningBookImport'
import { ReplacedBookList } from './ReplacedBookList'

declare module '../../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    confirmBookImport: {
      request: { bookImport: RunningBookImport; rowIds: readonly string[]; copyMode: ImportCopyMode }
      result: readonly ConfirmedBookImport[]
    }
  }
}

/**
 * Asks for confirmation of an import that replaces books. If the import moves the files, the dialog says so. Lists the
 * books that will be replaced, and lets the user compare each file with the book that it replaces. If the user has not
 * compared and accepted all replacements, the user must select a checkbox before the import. The promise of the dialog
 * resolves to the files to import, with the listed replacements. Files that the user skips are not included.
 */
export function ConfirmBookImportDialog({ request, close }: DialogProps<'confirmBookImport'>) {
  const { bookImport, rowIds, copyMode } = request
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const [isAcknowledged, setAcknowledged] = useState(false)
  const isMove = copyMode === 'MOVE'
  const requestedIds = new Set(rowIds)
  const ready = useObservableStoreValue(bookImport.rows).filter(
    ({ id, status }) => status === 'ready' && requestedIds.has(id),
  )
  const upgrades = ready.filter(({ plan }) => plan.outcome === 'upgrade')
  const uncheckedCount = upgrades.filter(row => !isReplacementAccepted(row)).length
  const values = { count: ready.length, number: number(ready.length) }
  const upgradeText = t('page.importBooks.confirm.upgrades', {
    count: upgrades.length,
    number: number(upgrades.length),
  })
  return (
    <Dialog
      open
      size="medium"
      onClose={() => close()}
      title={t('page.importBooks.confirm.title', values)}
      description={[upgrades.length > 0 && upgradeText, isMove && t('page.importBooks.confirm.move')]
        .filter(Boolean)
        .join(' ')}
      actions={
        <>
          <Button onClick={() => close()}>{t('dialog.cancel')}</Button>
          <Button
            variant="filled"
            disabled={ready.length === 0 || (uncheckedCount > 0 && !isAcknowledged)}
            onClick={() => close(ready.map(toConfirmedBookImport))}
          >
            {t('page.importBooks.import', values)}
          </Button>
        </>
      }
    >
      <ReplacedBookList bookImport={bookImport} rows={upgrades} />
      {uncheckedCount > 0 && (
        <Checkbox checked={isAcknowledged} onChange={setAcknowledged}>
          {t('page.importBooks.confirm.acknowledge', { count: uncheckedCount, number: number(uncheckedCount) })}
        </Checkbox>
      )}
    </Dialog>
  )
}
