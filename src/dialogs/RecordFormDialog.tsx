import { type ReactNode, useState } from 'react'
import { isRecordDeletedError } from '../api/records/isRecordDeletedError'
import { ErrorState } from '../components/feedback/ErrorState'
import { Dialog } from '../components/overlays/Dialog'
import { FormFields } from '../forms/FormFields'
import { type FormSectionData, FormSections, scrollToFirstValidationMessage } from '../forms/FormSections'
import type { FormDraftEdits, FormValues } from '../forms/formDraft'
import { type FormFieldDefinition, listFormFieldTabs } from '../forms/formFieldDefinitions'
import { useFormDraft } from '../forms/useFormDraft'
import { useTranslate } from '../language/useTranslate'
import { CancelAndSaveButtons } from './CancelAndSaveButtons'
import { useRestorableDialogUserInput } from './dialogStore'
import { EditConflictPanel } from './EditConflictPanel'
import styles from './RecordFormDialog.module.css'
import { saveFailureText } from './saveFailureText'
import { useCloseDialogWithConfirmation } from './useCloseDialogWithConfirmation'
import { useSaveForm } from './useSaveForm'

/** Additional section of the dialog, such as posters. */
export type AdditionalFormSectionData = { name: string; content: ReactNode; isChanged: boolean; problemCount: number }

type RecordFormDialogProps = {
  title: string
  resource: string
  fields: readonly FormFieldDefinition[]
  /** Latest versions of the edited records from the server. They may change while the dialog is open. */
  records: readonly FormValues[]
  /** Refetches the records before saving, so that the form does not overwrite changes by other users. */
  refetch: () => Promise<readonly FormValues[]>
  /** Sends the changes to the server. If this function throws, the dialog stays open and shows the error. */
  save: (draft: FormDraftEdits, records: readonly FormValues[]) => Promise<void>
  customSection?: AdditionalFormSectionData
  preview?: (values: FormValues) => ReactNode
  /**
   * Returns the text with which the dialog shows a field value in a conflict. If the function returns undefined, the
   * dialog formats the value itself.
   */
  valueText?: (name: string, value: unknown) => string | undefined
  onClose: (saved?: true) => void
}

const MAX_FIELDS_OF_SHORT_FORM = 4

/**
 * Dialog with a form that edits records. If the form has a single section, the height of the dialog fits the content.
 * If the form has several sections, the dialog has a fixed height. This height is smaller for a form with at most
 * {@link MAX_FIELDS_OF_SHORT_FORM} fields. In a window narrower than 600 px, the height depends only on the window.
 */
export function RecordFormDialog({
  title,
  resource,
  fields,
  records,
  refetch,
  save,
  customSection,
  preview,
  valueText,
  onClose,
}: RecordFormDialogProps) {
  const t = useTranslate()
  const form = useFormDraft(records, fields, useRestorableDialogUserInput())
  const tabs = listFormFieldTabs(form.fields)
  const [tab, setTab] = useState(tabs[0] ?? '')
  const isChanged = form.isChanged || customSection?.isChanged === true
  const saveState = useSaveForm({
    form,
    resource,
    refetch,
    save,
    openTab: setTab,
    showOtherProblem: () => showProblemOfSection(customSection, setTab),
    onSaved: () => onClose(true),
  })
  const leave = useCloseDialogWithConfirmation(isChanged, title, onClose)
  const sections = createFormSections(t, resource, form, tabs, customSection)
  const isDeleted = isRecordDeletedError(saveState.failure)
  const canSave = isChanged && !isDeleted
  const buttonProps = { isChanged: canSave, busy: saveState.busy, onSave: saveState.start, onCancel: leave }
  return (
    <Dialog
      open
      size={sections.length > 1 ? 'wide' : 'medium'}
      title={title}
      onClose={leave}
      busy={saveState.busy}
      actions={<CancelAndSaveButtons {...buttonProps} />}
    >
      <form
        className={styles.form}
        data-short={fields.length <= MAX_FIELDS_OF_SHORT_FORM || undefined}
        onSubmit={event => {
          event.preventDefault()
          if (canSave && !saveState.busy) saveState.start()
        }}
      >
        {saveState.failure !== undefined && (
          <ErrorState inline text={isDeleted ? t('dialog.edit.deleted') : saveFailureText(saveState.failure)} />
        )}
        <EditConflictPanel resource={resource} form={form} valueText={valueText} />
        <FormSections sections={sections} open={tab} onOpen={setTab} />
        {preview?.({ ...records[0], ...form.draft.values })}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

/** Returns whether the section has a problem. If it does, opens the section and shows its first problem. */
function showProblemOfSection(
  section: AdditionalFormSectionData | undefined,
  openTab: (name: string) => void,
): boolean {
  if (!section || section.problemCount === 0) return false
  openTab(section.name)
  requestAnimationFrame(() => scrollToFirstValidationMessage(section.name))
  return true
}

function createFormSections(
  t: ReturnType<typeof useTranslate>,
  resource: string,
  form: ReturnType<typeof useFormDraft>,
  tabs: readonly string[],
  customSection: AdditionalFormSectionData | undefined,
): FormSectionData[] {
  const sections: FormSectionData[] = tabs.map(name => {
    const fields = form.fields.filter(({ tab }) => tab === name)
    const title = t(`dialog.edit.tab.${name}`)
    return {
      name,
      title,
      problemCount: fields.filter(field => field.name in form.problems).length,
      content: <FormFields resource={resource} form={form} tab={name} />,
      isTitledByField: fields.length === 1 && t(`resources.${resource}.fields.${fields[0]?.name}`) === title,
    }
  })
  if (customSection)
    sections.push({
      ...customSection,
      title: t(`dialog.edit.tab.${customSection.name}`),
      content: <>{customSection.content}</>,
    })
  return sections
}
