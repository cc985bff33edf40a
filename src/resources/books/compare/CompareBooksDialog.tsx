import { errorText } from '../../../api/errorText'
import { Button } from '../../../components/controls/Button'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { TextSkeleton } from '../../../components/feedback/TextSkeleton'
import { Dialog } from '../../../components/overlays/Dialog'
import type { DialogProps } from '../../../dialogs/dialogStore'
import type { Book } from '../../../generated/model.schemas'
import { useTranslate } from '../../../language/useTranslate'
import { BookComparisonTable } from './BookComparisonTable'
import { BookPageComparison } from './BookPageComparison'
import { type BookComparisonCandidate, useComparedBooks } from './useComparedBooks'

declare module '../../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    compareBooks: {
      request: {
        candidate: BookComparisonCandidate
        existing: Book
        /** Whether the dialog has a button that replaces the file of the existing book by the compared file. */
        offersUpgrade?: boolean
      }
      result: 'upgrade' | 'keep'
    }
  }
}

/**
 * Dialog that compares a file or book with an existing book. The promise of the dialog resolves to `upgrade` if the
 * user wants to replace the file of the existing book, to `keep` if the user wants to keep this file, and to undefined
 * if the user closes the dialog.
 */
export function CompareBooksDialog({ request, close }: DialogProps<'compareBooks'>) {
  const { candidate, existing, offersUpgrade = candidate.kind === 'transient' } = request
  const t = useTranslate()
  const { data, failure, retry } = useComparedBooks(candidate, existing)
  const labels = {
    existingLabel: t('dialog.compareBooks.existing'),
    candidateLabel: t(`dialog.compareBooks.candidate.${candidate.kind}`),
  }
  return (
    <Dialog
      open
      size="wide"
      title={t('dialog.compareBooks.title')}
      description={offersUpgrade ? t('dialog.compareBooks.upgradeText') : undefined}
      onClose={() => close()}
      actions={
        offersUpgrade ? (
          <>
            <Button onClick={() => close('keep')}>{t('dialog.compareBooks.keep')}</Button>
            <Button variant="filled" disabled={data?.candidate.status !== 'READY'} onClick={() => close('upgrade')}>
              {t('dialog.compareBooks.upgrade')}
            </Button>
          </>
        ) : (
          <Button onClick={() => close()}>{t('component.dialog.close')}</Button>
        )
      }
    >
      {data ? (
        <>
          <BookComparisonTable {...data} {...labels} />
          <BookPageComparison {...data} {...labels} />
        </>
      ) : failure ? (
        <ErrorState text={errorText(failure)} onRetry={retry} />
      ) : (
        <TextSkeleton />
      )}
    </Dialog>
  )
}
