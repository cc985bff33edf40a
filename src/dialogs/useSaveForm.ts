import { useEffect, useRef, useState } from 'react'
import { getFormFieldDomId } from '../forms/FormFields'
import type { FormDraft, FormValues } from '../forms/formDraft'
import { removeFieldViolations, toValidationProblemsByField } from '../forms/serverViolations'
import type { RecordFormState } from '../forms/useFormDraft'

type SaveFormInput = {
  resource: string
  form: RecordFormState
  /** Refetches the records before saving, so that changes from elsewhere are not overwritten. */
  refetch: () => Promise<readonly FormValues[]>
  /** Sends the changes. If this function throws, the form shows the error and preserves its input. */
  save: (draft: FormDraft, records: readonly FormValues[]) => Promise<void>
  onSaved?: () => void
  openTab?: (name: string) => void
  /**
   * Shows a problem outside of the form fields, for example in an additional section. Returns true if there is a
   * problem.
   */
  showOtherProblem?: () => boolean
}

/**
 * Validates a form, merges changes from elsewhere, and sends the request. Stops at the first failure or conflict.
 * @returns `start`, which saves the form; `busy`, true during the save; and `failure`, the error of the last attempt
 */
export function useSaveForm({ resource, form, refetch, save, onSaved, openTab, showOtherProblem }: SaveFormInput): {
  start: () => Promise<void>
  busy: boolean
  failure: unknown
} {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const focusFirstProblem = (problems: Readonly<Record<string, unknown>>) => {
    const field = form.fields.find(({ name }) => name in problems)
    if (!field) return false
    openTab?.(field.tab)
    requestAnimationFrame(() => {
      const input = document.getElementById(getFormFieldDomId(resource, field.name))
      const invalidPart = input?.querySelector<HTMLElement>('[aria-invalid]')
      ;(invalidPart ?? input)?.focus()
    })
    return true
  }
  const start = async () => {
    setFailure(undefined)
    if (focusFirstProblem(form.validationProblems) || showOtherProblem?.()) return
    form.setServerProblems({})
    setBusy(true)
    try {
      const current = await refetch()
      if (latest.current.conflictsWith(current).length === 0) {
        await save(latest.current.submittedDraft, current)
        setBusy(false)
        return onSaved?.()
      }
    } catch (error) {
      const problems = toValidationProblemsByField(error)
      form.setServerProblems(problems)
      focusFirstProblem(problems)
      const names = form.fields.map(({ name }) => name)
      setFailure(removeFieldViolations(error, names))
    }
    setBusy(false)
  }
  return { start, busy, failure }
}
