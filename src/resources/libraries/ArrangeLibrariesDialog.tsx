import { useMutation } from '@tanstack/react-query'
import { Pin, PinOff } from 'lucide-react'
import { errorText } from '../../api/errorText'
import { IconButton } from '../../components/controls/IconButton'
import { ErrorState } from '../../components/feedback/ErrorState'
import { Dialog } from '../../components/overlays/Dialog'
import { CancelAndSaveButtons } from '../../dialogs/CancelAndSaveButtons'
import type { DialogProps } from '../../dialogs/dialogStore'
import { EditDialogPlaceholder } from '../../dialogs/EditDialogPlaceholder'
import { useCloseDialogWithConfirmation } from '../../dialogs/useCloseDialogWithConfirmation'
import { useRestorableDialogState } from '../../dialogs/userInput/useRestorableDialogState'
import type { Library } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { ArrangeableList } from '../../lists/ordering/ArrangeableList'
import { moveItemToIndex } from '../../lists/ordering/mergeItemOrders'
import styles from './arrangeDialog.module.css'
import { useFreshUserSettings } from './recommended/useFreshUserSettings'
import { useLibraryOrder } from './useLibraryOrder'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    arrangeLibraries: { request: Record<never, never>; result: true }
  }
}

/**
 * Dialog in which the user changes the order of the libraries, and pins or unpins them. First fetches the stored order,
 * so that the user does not edit an outdated copy of it.
 */
export function ArrangeLibrariesDialog(props: DialogProps<'arrangeLibraries'>) {
  const t = useTranslate()
  const { isLoaded, failure, retry } = useFreshUserSettings()
  return isLoaded ? (
    <LoadedArrangeLibrariesDialog {...props} />
  ) : (
    <EditDialogPlaceholder
      title={t('dialog.arrangeLibraries.title')}
      failure={failure}
      onRetry={retry}
      onClose={() => props.close()}
    />
  )
}

function LoadedArrangeLibrariesDialog({ close }: DialogProps<'arrangeLibraries'>) {
  const t = useTranslate()
  const { libraries, unpinnedIds, isChanged, edit, save } = useLibraryOrderDraft()
  const { mutate, isPending, error } = useMutation({
    mutationFn: save,
    meta: { shownBy: 'dialog' },
    onSuccess: () => close(true),
  })
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
          onSave={() => mutate()}
          onCancel={requestClose}
        />
      }
    >
      <p className={styles.hint}>{t('dialog.arrangeLibraries.hint')}</p>
      {error && <ErrorState inline text={errorText(error)} />}
      <ArrangeableList
        label={t('shell.libraries')}
        items={libraries.map(({ id, name }) => ({ id, name, isQuiet: unpinnedIds.has(id) }))}
        onMove={(from, to) => edit({ ids: libraryIds(moveItemToIndex(libraries, from, to)) })}
        renderToggle={({ id, name, isQuiet }) => (
          <IconButton
            icon={isQuiet ? PinOff : Pin}
            label={t('dialog.arrangeLibraries.pin', { name })}
            aria-pressed={!isQuiet}
            onClick={() => edit({ unpinnedIds: isQuiet ? withoutId(unpinnedIds, id) : new Set([...unpinnedIds, id]) })}
          />
        )}
      />
    </Dialog>
  )
}

type LibraryOrderDraft = { readonly ids: readonly string[]; readonly unpinnedIds: ReadonlySet<string> }

/**
 * Manages the library order while the user edits it in the dialog. Until the first edit, the draft always equals the
 * stored order, even after another tab saves a new order. Only a call of `save` changes the stored order.
 */
function useLibraryOrderDraft() {
  const { pinned, unpinned, save } = useLibraryOrder()
  const [{ edited }, setState] = useRestorableDialogState<{ readonly edited?: LibraryOrderDraft }>({})
  const all = [...pinned, ...unpinned]
  const stored: LibraryOrderDraft = { ids: libraryIds(all), unpinnedIds: new Set(libraryIds(unpinned)) }
  const { ids, unpinnedIds } = edited ?? stored
  // `ids` lacks the libraries that were created after the user began to edit the order. These libraries come last.
  const libraries = [
    ...ids.flatMap(id => all.find(library => library.id === id) ?? []),
    ...all.filter(({ id }) => !ids.includes(id)),
  ]
  return {
    libraries,
    unpinnedIds,
    isChanged: libraries.some(
      ({ id }, index) => id !== stored.ids[index] || unpinnedIds.has(id) !== stored.unpinnedIds.has(id),
    ),
    edit: (change: Partial<LibraryOrderDraft>) => setState({ edited: { ids, unpinnedIds, ...change } }),
    save: () => save(libraryIds(libraries), unpinnedIds),
  }
}

const libraryIds = (libraries: readonly Library[]): string[] => libraries.map(({ id }) => id)

const withoutId = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter(other => other !== id))
