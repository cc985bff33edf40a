import { useMutation } from '@tanstack/react-query'
import { Pin, PinOff } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../api/errorText'
import { IconButton } from '../../components/controls/IconButton'
import { ErrorState } from '../../components/feedback/ErrorState'
import { Dialog } from '../../components/overlays/Dialog'
import { CancelAndSaveButtons } from '../../dialogs/CancelAndSaveButtons'
import type { DialogProps } from '../../dialogs/dialogStore'
import { useCloseDialogWithConfirmation } from '../../dialogs/useCloseDialogWithConfirmation'
import type { Library } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { ArrangeableList } from '../../lists/ordering/ArrangeableList'
import { moveItemToIndex } from '../../lists/ordering/mergeItemOrders'
import styles from './arrangeDialog.module.css'
import { useLibraryOrder } from './useLibraryOrder'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    arrangeLibraries: { request: Record<never, never>; result: true }
  }
}

/** Dialog in which the user changes the order of the libraries, and pins or unpins them. */
export function ArrangeLibrariesDialog({ close }: DialogProps<'arrangeLibraries'>) {
  const t = useTranslate()
  const { pinned, unpinned, save } = useLibraryOrder()
  const [initial] = useState({ libraries: [...pinned, ...unpinned], unpinnedIds: new Set(libraryIds(unpinned)) })
  const [libraries, setLibraries] = useState(initial.libraries)
  const [unpinnedIds, setUnpinnedIds] = useState<ReadonlySet<string>>(initial.unpinnedIds)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => save(libraryIds(libraries), unpinnedIds),
    meta: { shownBy: 'dialog' },
    onSuccess: () => close(true),
  })
  const isChanged = libraries.some(
    (library, index) =>
      library !== initial.libraries[index] || unpinnedIds.has(library.id) !== initial.unpinnedIds.has(library.id),
  )
  const requestClose = useCloseDialogWithConfirmation(isChanged, t('dialog.arrangeLibraries.title'), close)
  return (
    <Dialog
      open
      size="medium"
      onClose={requestClose}
      busy={isPending}
      title={t('dialog.arrangeLibraries.title')}
      actions={
        <CancelAndSaveButtons
          isChanged={isChanged}
          busy={isPending}
          saveText={t('members.save')}
          onSave={mutate}
          onCancel={requestClose}
        />
      }
    >
      <p className={styles.hint}>{t('dialog.arrangeLibraries.hint')}</p>
      {error && <ErrorState inline text={errorText(error)} />}
      <ArrangeableList
        label={t('shell.libraries')}
        items={libraries.map(({ id, name }) => ({ id, name, isQuiet: unpinnedIds.has(id) }))}
        onMove={(from, to) => setLibraries(moveItemToIndex(libraries, from, to))}
        renderToggle={({ id, name, isQuiet }) => (
          <IconButton
            icon={isQuiet ? PinOff : Pin}
            label={t('dialog.arrangeLibraries.pin', { name })}
            aria-pressed={!isQuiet}
            onClick={() => setUnpinnedIds(isQuiet ? withoutId(unpinnedIds, id) : new Set([...unpinnedIds, id]))}
          />
        )}
      />
    </Dialog>
  )
}

const libraryIds = (libraries: readonly Library[]): string[] => libraries.map(({ id }) => id)

const withoutId = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter(other => other !== id))
