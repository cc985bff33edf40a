import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { errorText } from '../../api/errorText'
import { ServerError } from '../../api/ServerError'
import { Button } from '../../components/controls/Button'
import { Checkbox } from '../../components/controls/Checkbox'
import { DisclosureSummary } from '../../components/controls/DisclosureSummary'
import { ErrorState } from '../../components/feedback/ErrorState'
import { Dialog } from '../../components/overlays/Dialog'
import type { DialogProps } from '../../dialogs/dialogStore'
import { ServerFolderBrowser } from '../../dialogs/serverFolder/ServerFolderBrowser'
import { useCloseDialogWithConfirmation } from '../../dialogs/useCloseDialogWithConfirmation'
import { useRestorableDialogState } from '../../dialogs/userInput/useRestorableDialogState'
import { FormFieldLayout } from '../../forms/FormFieldLayout'
import { FormWithoutUrlDefaults } from '../../forms/FormWithoutUrlDefaults'
import { StringListInput } from '../../forms/inputs/StringListInput'
import { LabeledSelect } from '../../forms/LabeledSelect'
import { LabeledTextInput } from '../../forms/LabeledTextInput'
import { useFormFieldBinding } from '../../forms/useFormFieldBinding'
import { createUniqueLibraryNameRule } from '../../forms/validationRules'
import { type Library, ScanInterval, SeriesCover } from '../../generated/model.schemas'
import { useEnumText } from '../../language/enumText'
import { useTranslate } from '../../language/useTranslate'
import { useCreateRecord } from '../../lists/record/recordMutations'
import styles from './AddLibraryDialog.module.css'
import {
  initialNewLibraryFormValues,
  isNewLibraryFormChanged,
  libraryBooleanOptionGroups,
  type NewLibraryFormValues,
  suggestLibraryNameFromFolder,
  toLibraryCreation,
} from './newLibraryFormValues'
import { useLibraries } from './useLibrary'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    addLibrary: { request: Record<never, never>; result: Library }
  }
}

/**
 * Dialog in which the user creates a library for a folder on the server. If the server reports an error, the user input
 * stays in the form.
 */
export function AddLibraryDialog({ close }: DialogProps<'addLibrary'>) {
  const t = useTranslate()
  const formId = useId()
  const [draft, setDraft] = useRestorableDialogState(initialNewLibraryFormValues)
  const [initialValues] = useState(draft)
  const create = useCreateRecord<Library>('libraries')
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (values: NewLibraryFormValues) => create(toLibraryCreation(values)),
    meta: { shownBy: 'dialog' },
    onSuccess: close,
  })
  const folderError = isLibraryFolderError(error) ? error : undefined
  const libraries = useLibraries()
  // The refetched list of libraries can contain the new library before the dialog closes.
  const takenNames = isPending || isSuccess ? [] : libraries.map(({ name }) => name)
  const isNameTaken = createUniqueLibraryNameRule(takenNames)(draft.name) !== undefined
  const isComplete = draft.root.trim() !== '' && draft.name.trim() !== '' && !isNameTaken
  const title = t('dialog.addLibrary.title')
  const leave = useCloseDialogWithConfirmation(isNewLibraryFormChanged(draft), title, () => close())
  return (
    <Dialog
      open
      size="medium"
      onClose={leave}
      title={title}
      actions={
        <>
          <Button onClick={leave}>{t('dialog.cancel')}</Button>
          <Button variant="filled" type="submit" form={formId} busy={isPending} disabled={!isComplete}>
            {t('dialog.addLibrary.verb')}
          </Button>
        </>
      }
    >
      <FormWithoutUrlDefaults
        id={formId}
        className={styles.form}
        values={initialValues}
        onFieldChange={(name, value) => setDraft(previous => ({ ...previous, [name]: value }))}
        onSubmit={values => (isPending || isSuccess || !isComplete ? undefined : mutate(values))}
      >
        {error && !folderError && <ErrorState inline text={errorText(error)} />}
        <FolderAndNameFields
          isNameTaken={isNameTaken}
          folderError={folderError && variables?.root === draft.root ? errorText(folderError) : undefined}
        />
        <AdvancedFields />
      </FormWithoutUrlDefaults>
    </Dialog>
  )
}

/**
 * Returns whether the server has rejected the folder of a library. The server reports this as an English sentence
 * without a field name (server-facts 4.6).
 */
const isLibraryFolderError = (error: unknown): error is ServerError =>
  error instanceof ServerError && error.status === 400 && /^Library (root folder|path) /.test(error.serverMessage ?? '')

/**
 * Inputs for the folder and name of a library. Until the user edits the name, the library gets the name of the folder.
 */
function FolderAndNameFields({ isNameTaken, folderError }: { isNameTaken: boolean; folderError: string | undefined }) {
  const t = useTranslate()
  const [isBrowsing, setBrowsing] = useState(false)
  const folderInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (folderError) folderInput.current?.focus()
  }, [folderError])
  const root = useFormFieldBinding<string>('root')
  const name = useFormFieldBinding<string>('name')
  const [isNamed, setNamed] = useState(isNameTyped(root.value, name.value))
  const change = (path: string, text: string) => {
    root.onChange(path)
    name.onChange(text)
  }
  const setFolder = (path: string) => change(path, isNamed ? name.value : suggestLibraryNameFromFolder(path))
  return (
    <>
      <LabeledTextInput
        ref={folderInput}
        label={t('dialog.addLibrary.root')}
        error={folderError}
        hint={t('dialog.addLibrary.rootHint')}
        dir="ltr"
        required
        value={root.value}
        onChange={setFolder}
        endAdornment={
          <Button aria-expanded={isBrowsing} onClick={() => setBrowsing(!isBrowsing)}>
            {t('dialog.addLibrary.browse')}
          </Button>
        }
      />
      {isBrowsing && <ServerFolderBrowser path={root.value} onChoose={setFolder} />}
      <LabeledTextInput
        label={t('dialog.addLibrary.name')}
        required
        error={isNameTaken ? t('rule.exists') : undefined}
        value={name.value}
        onChange={text => {
          setNamed(text !== '')
          change(root.value, text)
        }}
      />
    </>
  )
}

/** Returns whether the user has typed a name that differs from the name of the folder. */
const isNameTyped = (root: string, name: string): boolean => name !== '' && name !== suggestLibraryNameFromFolder(root)

function AdvancedFields() {
  const t = useTranslate()
  return (
    <details className={styles.advanced}>
      <DisclosureSummary>{t('dialog.addLibrary.more')}</DisclosureSummary>
      <FieldGroup title={t('dialog.addLibrary.scanner')}>
        <Choice source="scanInterval" kind="ScanInterval" values={ScanInterval} />
        <OneshotsDirectoryField />
        <DirectoryExclusionsField />
        <FlagCheckboxes group="scanner" />
      </FieldGroup>
      <FieldGroup title={t('dialog.addLibrary.analysis')}>
        <Choice source="seriesCover" kind="SeriesCover" values={SeriesCover} />
        <FlagCheckboxes group="analysis" />
      </FieldGroup>
      <FieldGroup title={t('dialog.addLibrary.metadata')}>
        <FlagCheckboxes group="metadata" />
      </FieldGroup>
    </details>
  )
}

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

type Source = keyof NewLibraryFormValues

function OneshotsDirectoryField() {
  const t = useTranslate()
  const label = t('resources.libraries.fields.oneshotsDirectory')
  const hint = t('dialog.addLibrary.oneshotsHint')
  return <LabeledTextInput label={label} hint={hint} dir="ltr" {...useFormFieldBinding<string>('oneshotsDirectory')} />
}

function DirectoryExclusionsField() {
  const t = useTranslate()
  const id = useId()
  const label = t('resources.libraries.fields.scanDirectoryExclusions')
  return (
    <FormFieldLayout id={id} label={label} hint={t('dialog.editLibrary.exclusionsHint')}>
      <StringListInput id={id} label={label} {...useFormFieldBinding<string[]>('scanDirectoryExclusions')} />
    </FormFieldLayout>
  )
}

type ChoiceProps = { source: Source; kind: string; values: Readonly<Record<string, string>> }

function Choice({ source, kind, values }: ChoiceProps) {
  const t = useTranslate()
  const enumText = useEnumText()
  const choices = Object.values(values).map(value => ({ value, label: enumText(kind, value) }))
  return (
    <LabeledSelect
      label={t(`resources.libraries.fields.${source}`)}
      choices={choices}
      {...useFormFieldBinding<string>(source)}
    />
  )
}

const FlagCheckboxes = ({ group }: { group: keyof typeof libraryBooleanOptionGroups }) =>
  libraryBooleanOptionGroups[group].map(flag => <Flag key={flag} source={flag} />)

function Flag({ source }: { source: Source }) {
  const t = useTranslate()
  const { value, onChange } = useFormFieldBinding<boolean>(source)
  return (
    <Checkbox checked={value} onChange={onChange}>
      {t(`resources.libraries.fields.${source}`)}
    </Checkbox>
  )
}
