import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { errorText } from '../../api/errorText'
import { Button } from '../../components/controls/Button'
import { Checkbox } from '../../components/controls/Checkbox'
import { FailedState } from '../../components/feedback/FailedState'
import { Dialog } from '../../components/overlays/Dialog'
import type { DialogProps } from '../../dialogs/dialogs'
import { FolderChooser } from '../../dialogs/FolderChooser'
import { SelectField } from '../../forms/SelectField'
import { TextField } from '../../forms/TextField'
import { createLibrary } from '../../generated/libraries/libraries.calls'
import { type Library, ScanInterval, SeriesCover } from '../../generated/model.schemas'
import { useEnumText } from '../../language/enumText'
import { useTranslate } from '../../language/useTranslate'
import styles from './AddLibraryDialog.module.css'
import { creationOf, flagGroups, type LibraryDraft, nameFor, newLibrary } from './libraryDraft'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    addLibrary: { asks: Record<never, never>; answers: Library }
  }
}

/** Creates a library for a folder of the server. Errors of the server are shown here; the input stays. */
export function AddLibraryDialog({ answer }: DialogProps<'addLibrary'>) {
  const t = useTranslate()
  const form = useId()
  const [draft, setDraft] = useState(newLibrary)
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['createLibrary'],
    mutationFn: (draft: LibraryDraft) => createLibrary(creationOf(draft)),
    meta: { shownBy: 'dialog' },
    onSuccess: library => answer(library),
  })
  const change = (changes: Partial<LibraryDraft>) => setDraft(now => ({ ...now, ...changes }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(draft)
  }
  return (
    <Dialog
      open
      size="medium"
      onClose={() => answer()}
      title={t('dialog.addLibrary.title')}
      actions={
        <>
          <Button onClick={() => answer()}>{t('dialog.cancel')}</Button>
          <Button
            look="filled"
            type="submit"
            form={form}
            busy={isPending}
            disabled={!draft.name.trim() || !draft.root.trim()}
          >
            {t('dialog.addLibrary.verb')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit}>
        {error && <FailedState inline text={errorText(error)} />}
        <PlaceFields draft={draft} change={change} />
        <More draft={draft} change={change} />
      </form>
    </Dialog>
  )
}

type PartProps = { draft: LibraryDraft; change: (changes: Partial<LibraryDraft>) => void }

/** Folder and name of the library. The name follows the folder until the user enters one. */
function PlaceFields({ draft, change }: PartProps) {
  const t = useTranslate()
  const [isNamed, setNamed] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const goTo = (root: string) => change({ root, ...(!isNamed && { name: nameFor(root) }) })
  return (
    <>
      <TextField
        label={t('dialog.addLibrary.root')}
        hint={t('dialog.addLibrary.rootHint')}
        dir="ltr"
        required
        value={draft.root}
        onChange={goTo}
        end={
          <Button aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {t('dialog.addLibrary.browse')}
          </Button>
        }
      />
      {isChoosing && <FolderChooser path={draft.root} onChoose={goTo} />}
      <TextField
        label={t('dialog.addLibrary.name')}
        required
        value={draft.name}
        onChange={name => {
          setNamed(name !== '')
          change({ name })
        }}
      />
    </>
  )
}

/** Collapsed section of the remaining options, which have defaults. */
function More({ draft, change }: PartProps) {
  const t = useTranslate()
  const word = useEnumText()
  return (
    <details className={styles.more}>
      <summary>{t('dialog.addLibrary.more')}</summary>
      <Group title={t('dialog.addLibrary.scanner')}>
        <SelectField
          label={t('resources.libraries.fields.scanInterval')}
          value={draft.scanInterval}
          choices={Object.values(ScanInterval).map(value => ({ value, label: word('ScanInterval', value) }))}
          onChange={scanInterval => change({ scanInterval })}
        />
        <TextField
          label={t('resources.libraries.fields.oneshotsDirectory')}
          hint={t('dialog.addLibrary.oneshotsHint')}
          dir="ltr"
          value={draft.oneshotsDirectory}
          onChange={oneshotsDirectory => change({ oneshotsDirectory })}
        />
        <TextField
          label={t('resources.libraries.fields.scanDirectoryExclusions')}
          hint={t('dialog.addLibrary.exclusionsHint')}
          dir="ltr"
          value={draft.scanDirectoryExclusions}
          onChange={scanDirectoryExclusions => change({ scanDirectoryExclusions })}
        />
        <Flags of="scanner" draft={draft} change={change} />
      </Group>
      <Group title={t('dialog.addLibrary.analysis')}>
        <SelectField
          label={t('resources.libraries.fields.seriesCover')}
          value={draft.seriesCover}
          choices={Object.values(SeriesCover).map(value => ({ value, label: word('SeriesCover', value) }))}
          onChange={seriesCover => change({ seriesCover })}
        />
        <Flags of="analysis" draft={draft} change={change} />
      </Group>
      <Group title={t('dialog.addLibrary.metadata')}>
        <Flags of="metadata" draft={draft} change={change} />
      </Group>
    </details>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

function Flags({ of, draft, change }: PartProps & { of: keyof typeof flagGroups }) {
  const t = useTranslate()
  return flagGroups[of].map(flag => (
    <Checkbox key={flag} checked={draft[flag]} onChange={on => change({ [flag]: on })}>
      {t(`resources.libraries.fields.${flag}`)}
    </Checkbox>
  ))
}
