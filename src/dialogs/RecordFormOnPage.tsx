import { type FocusEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { Button } from '../components/controls/Button'
import { ErrorState } from '../components/feedback/ErrorState'
import { useFocusFallback } from '../components/focus/useFocusFallback'
import { useInertWhileBusy } from '../components/focus/useInertWhileBusy'
import { useIsTouchInput } from '../components/page/useMediaQuery'
import { FormFields } from '../forms/FormFields'
import type { FormDraftEdits, FormValues } from '../forms/formDraft'
import { listFormFieldTabs } from '../forms/formFieldDefinitions'
import type { UseFormDraftResult } from '../forms/useFormDraft'
import { useTranslate } from '../language/useTranslate'
import { EditConflictPanel } from './EditConflictPanel'
import styles from './RecordFormOnPage.module.css'
import { saveFailureText } from './saveFailureText'
import { useSaveForm } from './useSaveForm'

type RecordFormOnPageProps = {
  resource: string
  label: string
  sectionTitle: (tab: string) => string
  form: UseFormDraftResult
  /** Refetches the record before saving, so that the form does not overwrite changes by other users. */
  refetch: () => Promise<readonly FormValues[]>
  /**
   * Sends the changes to the server. If this function throws, the form shows the error, and the entered values stay in
   * the form.
   */
  save: (draft: FormDraftEdits, records: readonly FormValues[]) => Promise<void>
}

/**
 * Form of a single record inside a page. The fields of each form tab are in a separate card. After the first change, a
 * bar with a save button and a discard button appears.
 */
export function RecordFormOnPage({ resource, label, sectionTitle, form, refetch, save }: RecordFormOnPageProps) {
  const t = useTranslate()
  const saveState = useSaveForm({ resource, form, refetch, save })
  const sections = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  useInertWhileBusy(sections, saveState.busy, bar)
  const onFocus = useFormFocusFallback(sections, bar)
  const hasConflicts = form.conflicts.length > 0
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onFocus={onFocus}
      onSubmit={event => {
        event.preventDefault()
        if (form.isChanged && !saveState.busy && !hasConflicts) saveState.start()
      }}
    >
      <div ref={sections} className={styles.sections}>
        {listFormFieldTabs(form.fields).map(tab => (
          <FormCard key={tab} title={sectionTitle(tab)}>
            <FormFields resource={resource} form={form} tab={tab} />
          </FormCard>
        ))}
      </div>
      <div ref={bar} tabIndex={-1} className={styles.bar} data-shown={form.isChanged || hasConflicts || undefined}>
        {saveState.failure !== undefined && <ErrorState inline text={saveFailureText(saveState.failure)} />}
        <EditConflictPanel resource={resource} form={form} />
        {form.isChanged && (
          <div className={styles.buttons}>
            <Button disabled={saveState.busy} onClick={() => form.reset(form.records)}>
              {t('form.discard')}
            </Button>
            <Button
              variant="filled"
              type="submit"
              busy={saveState.busy}
              disabled={hasConflicts}
              aria-disabled={saveState.busy}
            >
              {t('dialog.edit.save')}
            </Button>
          </div>
        )}
      </div>
    </form>
  )
}

/**
 * Moves the focus after the focused element of the form has disappeared, for example the save button in the button bar.
 * The focus moves to the field that last had the focus. If this field has disappeared too, the focus moves to the
 * button bar. On touch screens, the focus always moves to the button bar, because a focused text field would open the
 * screen keyboard.
 * @returns `onFocus` handler for the form
 */
function useFormFocusFallback(sections: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>) {
  const lastField = useRef<HTMLElement>(null)
  const isTouch = useIsTouchInput()
  const onFocus = useFocusFallback(() => (lastField.current?.isConnected && !isTouch ? lastField.current : bar.current))
  return (event: FocusEvent<HTMLElement>) => {
    if (sections.current?.contains(event.target)) lastField.current = event.target
    onFocus(event)
  }
}

function FormCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
