import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getFormFieldDomId } from '../forms/FormFields'
import type { FormDraftEdits, FormValues } from '../forms/formDraft'
import { removeFieldViolations, toValidationProblemsByField } from '../forms/serverFieldViolations'
import type { UseFormDraftResult } from '../forms/useFormDraft'

type SaveFormInput = {
  resource: string
  form: UseFormDraftResult
  /** Refetches the records before saving, so that the form does not overwrite other changes. */
  refetch: () => Promise<readonly FormValues[]>
  /** Sends the changes. If this function throws, the form shows the error and preserves its input. */
  save: (draft: FormDraftEdits, records: readonly FormValues[]) => Promise<void>
  onSaved?: () => void
  openTab?: (name: string) => void
  /**
   * Shows a problem outside of the form fields, for example in an additional section. Returns true if there is a
   * problem.
   */
  showOtherProblem?: () => boolean
}

/**
 * Validates a form, merges the changes that were made outside of the form, and sends the request. Stops at the first
 * failure or conflict.
 * @returns `start`, which saves the form; `busy`, true during the save; and `failure`, the error of the last attempt
 */
export function useSaveForm({ resource, form, refetch, save, onSaved, openTab, showOtherProblem }: SaveFormInput): {
  start: () => void
  busy: boolean
  failure: unknown
} {
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
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async () => {
      const current = await refetch()
      if (latest.current.conflictsWith(current).length > 0) return false
      await save(latest.current.submittedDraft, current)
      return true
    },
    meta: { shownBy: 'dialog' },
    onSuccess: isSaved => isSaved && onSaved?.(),
    onError: failure => {
      const problems = toValidationProblemsByField(failure)
      form.setServerProblems(problems)
      focusFirstProblem(problems)
    },
  })
  const start = () => {
    reset()
    if (focusFirstProblem(form.validationProblems) || showOtherProblem?.()) return
    form.setServerProblems({})
    mutate()
  }
  const names = form.fields.map(({ name }) => name)
  return { start, busy: isPending, failure: error ? removeFieldViolations(error, names) : undefined }
}
