import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../api/errorText'
import { Button } from '../../../components/controls/Button'
import { Switch } from '../../../components/controls/Switch'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Dialog } from '../../../components/overlays/Dialog'
import { CancelAndSaveButtons } from '../../../dialogs/CancelAndSaveButtons'
import type { DialogProps } from '../../../dialogs/dialogStore'
import { EditDialogPlaceholder } from '../../../dialogs/EditDialogPlaceholder'
import { useCloseDialogWithConfirmation } from '../../../dialogs/useCloseDialogWithConfirmation'
import { useTranslate } from '../../../language/useTranslate'
import { ArrangeableList } from '../../../lists/ordering/ArrangeableList'
import { moveItemToIndex } from '../../../lists/ordering/mergeItemOrders'
import { showNoticeWithUndo } from '../../../lists/selection/showNoticeWithUndo'
import styles from '../arrangeDialog.module.css'
import type { ArrangedSection } from './sectionArrangement'
import { useFreshUserSettings } from './useFreshUserSettings'
import { defaultArrangement, useSectionArrangement } from './useSectionArrangement'

declare module '../../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    /**
     * Types of the dialog {@link ArrangeSectionsDialog}. `request` is the type of the values that the dialog receives.
     * `result` is the type of the value with which the dialog closes. `libraryId` is the id of a library, or `all` for
     * the home page.
     */
    arrangeSections: { request: { libraryId: string }; result: true }
  }
}

/**
 * Dialog in which the user changes the order of the recommended sections, and shows or hides them. First fetches the
 * stored order, so that the user does not edit an outdated copy of it.
 */
export function ArrangeSectionsDialog(props: DialogProps<'arrangeSections'>) {
  const t = useTranslate()
  const { isLoaded, failure, retry } = useFreshUserSettings()
  return isLoaded ? (
    <LoadedArrangeSectionsDialog {...props} />
  ) : (
    <EditDialogPlaceholder
      title={t('dialog.arrangeSections.title')}
      failure={failure}
      onRetry={retry}
      onClose={() => props.close()}
    />
  )
}

function LoadedArrangeSectionsDialog({ request: { libraryId }, close }: DialogProps<'arrangeSections'>) {
  const t = useTranslate()
  const { isBrowserOnly, save, draft, isChanged, setSections, reset } = useArrangementDraft(libraryId)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => save(draft.isDefault ? 'default' : draft.sections),
    meta: { shownBy: 'dialog' },
    onSuccess: undo => {
      showNoticeWithUndo(t('dialog.arrangeSections.saved'), undo)
      close(true)
    },
  })
  const requestClose = useCloseDialogWithConfirmation(isChanged, t('dialog.arrangeSections.title'), close)
  return (
    <Dialog
      open
      size="medium"
      onClose={requestClose}
      busy={isPending}
      title={t('dialog.arrangeSections.title')}
      actions={
        <>
          <Button
            variant="plain"
            className={styles.start}
            aria-disabled={isPending}
            onClick={() => !isPending && reset()}
          >
            {t('dialog.arrangeSections.reset')}
          </Button>
          <CancelAndSaveButtons
            isChanged={isChanged}
            busy={isPending}
            saveText={t('dialog.arrangeSections.save')}
            onSave={mutate}
            onCancel={requestClose}
          />
        </>
      }
    >
      <p className={styles.hint}>
        {t(isBrowserOnly ? 'dialog.arrangeSections.hintBrowserOnly' : 'dialog.arrangeSections.hint')}
      </p>
      {error && <ErrorState inline text={errorText(error)} />}
      <SectionList sections={draft.sections} onChange={setSections} />
      <output className="visually-hidden">{draft.isReset && t('dialog.arrangeSections.resetDone')}</output>
    </Dialog>
  )
}

interface SectionListProps {
  readonly sections: readonly ArrangedSection[]
  readonly onChange: (sections: readonly ArrangedSection[]) => void
}

function SectionList({ sections, onChange }: SectionListProps) {
  const t = useTranslate()
  return (
    <ArrangeableList
      label={t('dialog.arrangeSections.rows')}
      items={sections.map(({ name, isHidden }) => ({
        id: name,
        name: t(`page.recommended.${name}`),
        isQuiet: isHidden,
      }))}
      onMove={(from, to) => onChange(moveItemToIndex(sections, from, to))}
      renderToggle={({ id, name, isQuiet }) => (
        <Switch
          checked={!isQuiet}
          label={t('dialog.arrangeSections.show', { name })}
          onChange={isShown =>
            onChange(sections.map(row => (row.name === id ? { name: id, isHidden: !isShown } : row)))
          }
        />
      )}
    />
  )
}

/**
 * Manages the arrangement while the user edits it in the dialog. Until the first edit, `draft` always equals the stored
 * arrangement, even after another tab saves a new arrangement. Only a call of `save` changes the stored arrangement.
 */
function useArrangementDraft(libraryId: string) {
  const { arrangement, isArranged, isBrowserOnly, save } = useSectionArrangement(libraryId)
  const [edited, setEdited] = useState<{ sections: readonly ArrangedSection[]; isDefault: boolean; isReset: boolean }>()
  const draft = edited ?? { sections: arrangement, isDefault: !isArranged, isReset: false }
  const differsFromStored = (sections: readonly ArrangedSection[]) =>
    sections.some(({ name, isHidden }, index) => {
      const stored = arrangement[index]
      return name !== stored?.name || isHidden !== stored.isHidden
    })
  return {
    isBrowserOnly,
    save,
    draft,
    isChanged: (draft.isDefault && isArranged) || differsFromStored(draft.sections),
    setSections: (sections: readonly ArrangedSection[]) =>
      setEdited(differsFromStored(sections) ? { sections, isDefault: false, isReset: false } : undefined),
    reset: () => setEdited({ sections: defaultArrangement, isDefault: true, isReset: true }),
  }
}
