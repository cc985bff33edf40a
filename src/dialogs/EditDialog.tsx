import { type ReactNode, useEffect, useRef, useState } from 'react'
import { errorText } from '../api/errorText'
import { Button } from '../components/controls/Button'
import { FailedState } from '../components/feedback/FailedState'
import { Dialog } from '../components/overlays/Dialog'
import { FieldRows, fieldId } from '../forms/FieldRows'
import { FormSections, type Section, scrollToFirstProblem } from '../forms/FormSections'
import { type FieldRow, tabsOf } from '../forms/fieldTable'
import type { FormDraft, FormValues } from '../forms/formDraft'
import { problemsOfViolations, unmatchedViolations } from '../forms/serverViolations'
import { type FormState, useFormDraft } from '../forms/useFormDraft'
import { useTranslate } from '../language/useTranslate'
import { ConflictPanel } from './ConflictPanel'
import { useDialogMemory } from './dialogs'
import styles from './EditDialog.module.css'
import { useConfirmDiscard } from './useConfirmDiscard'

/** A section of the dialog without fields of the table, such as posters. */
export type ExtraSection = { name: string; content: ReactNode; isChanged: boolean; faults: number }

type EditDialogProps = {
  title: string
  noun: string
  fields: readonly FieldRow[]
  /** The current records; they may be refetched while the dialog is open. */
  records: readonly FormValues[]
  /** Refetches the records just before saving, so that changes made elsewhere are not overwritten. */
  readAgain: () => Promise<readonly FormValues[]>
  /** Sends the changes. A thrown error is shown and the dialog stays open. */
  save: (draft: FormDraft, records: readonly FormValues[]) => Promise<void>
  extra?: ExtraSection
  onClose: (saved?: true) => void
}

/** Edits the fields of a field table for a single record or for many at once. */
export function EditDialog({ title, noun, fields, records, readAgain, save, extra, onClose }: EditDialogProps) {
  const t = useTranslate()
  const form = useFormDraft(records, fields, useDialogMemory())
  const tabs = tabsOf(form.fields)
  const [tab, setTab] = useState(tabs[0] ?? '')
  const isChanged = form.isChanged || extra?.isChanged === true
  const saving = useSaving({ form, noun, extra, readAgain, save, onClose, openTab: setTab })
  const leave = useConfirmDiscard(isChanged, title, onClose)
  const sections: Section[] = tabs.map(name => {
    const fields = form.fields.filter(({ tab }) => tab === name)
    const title = t(`dialog.edit.tab.${name}`)
    return {
      name,
      title,
      faults: fields.filter(field => field.name in form.problems).length,
      content: <FieldRows noun={noun} form={form} tab={name} />,
      isField: fields.length === 1 && t(`resources.${noun}.fields.${fields[0]?.name}`) === title,
    }
  })
  if (extra) sections.push({ ...extra, title: t(`dialog.edit.tab.${extra.name}`), content: <>{extra.content}</> })
  return (
    <Dialog
      open
      size="wide"
      title={title}
      onClose={leave}
      actions={
        <>
          <Button onClick={leave}>{t('dialog.cancel')}</Button>
          <Button look="filled" busy={saving.busy} disabled={!isChanged || saving.busy} onClick={saving.start}>
            {t('dialog.edit.save')}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          if (isChanged && !saving.busy) saving.start()
        }}
      >
        {saving.failure !== undefined && <FailedState inline text={errorText(saving.failure)} />}
        <ConflictPanel noun={noun} form={form} />
        <FormSections sections={sections} open={tab} onOpen={setTab} />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

type Saving = Pick<EditDialogProps, 'noun' | 'extra' | 'readAgain' | 'save' | 'onClose'> & {
  form: FormState
  openTab: (name: string) => void
}

/** Saves in steps: validation, merge with changes made elsewhere, request to the server. The first failure stops it. */
function useSaving({ form, noun, extra, readAgain, save, onClose, openTab }: Saving) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const showFirst = (problems: Readonly<Record<string, unknown>>) => {
    const field = form.fields.find(({ name }) => name in problems)
    if (!field) return false
    openTab(field.tab)
    requestAnimationFrame(() => {
      const input = document.getElementById(fieldId(noun, field.name))
      const part = input?.querySelector<HTMLElement>('[aria-invalid]')
      ;(part ?? input)?.focus()
    })
    return true
  }
  const showExtra = (name: string) => {
    openTab(name)
    requestAnimationFrame(() => scrollToFirstProblem(name))
  }
  const start = async () => {
    setFailure(undefined)
    if (showFirst(form.broken)) return
    if (extra && extra.faults > 0) return showExtra(extra.name)
    form.refuse({})
    setBusy(true)
    try {
      const now = await readAgain()
      if (latest.current.conflictsWith(now).length === 0) {
        await save(latest.current.meant, now)
        return onClose(true)
      }
    } catch (error) {
      const problems = problemsOfViolations(error)
      form.refuse(problems)
      showFirst(problems)
      const names = form.fields.map(({ name }) => name)
      setFailure(unmatchedViolations(error, names))
    }
    setBusy(false)
  }
  return { start, busy, failure }
}
