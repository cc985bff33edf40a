import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ServerError } from '../api/ServerError'
import { onServerReachableAgain } from '../api/serverConnection'
import { getFormFieldDomId } from '../forms/FormFields'
import type { FormDraftEdits, FormValues } from '../forms/formDraft'
import { removeFieldViolations, toValidationProblemsByField } from '../forms/serverFieldViolations'
import type { UseFormDraftResult } from '../forms/useFormDraft'

type SaveFormInput = {
  resource: string
  form: UseFormDraftResult
  /** Refetches the records before saving, so that the form does not overwrite changes by other users. */
  refetch: () => Promise<readonly FormValues[]>
  /**
   * Sends the changes to the server. If this function throws, the form shows the error, and the entered values stay in
   * the form.
   */
  save: (draft: FormDraftEdits, records: readonly FormValues[]) => Promise<void>
  onSaved?: () => void
  openTab?: (name: string) => void
  /**
   * Checks the parts of the dialog that are not form fields, such as an additional section. If these parts have
   * problems, shows the first problem and returns true. The form is then not saved.
   */
  showOtherProblem?: () => boolean
}

/**
 * Validates a form, refetches the records, and saves the draft. Does not save if a field is invalid, or if another user
 * has changed an edited field.
 * @returns `start` saves the form. `busy` is true during the save. `failure` is the error of the last attempt, without
 *   the problems that the fields show. If the server was unreachable, `failure` becomes undefined when the server
 *   responds again
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
      const container = input?.closest('[data-invalid]') ?? input
      const invalidPart = container?.querySelector<HTMLElement>('[aria-invalid]')
      focusWhenNotInert(invalidPart ?? input)
    })
    return true
  }
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async () => {
      const current = await refetch()
      if (latest.current.conflictsWith(current).length > 0) return false
      latest.current.markSubmitted(current)
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
  useEffect(
    () =>
      onServerReachableAgain(wasLost => {
        if (wasLost && error instanceof ServerError && error.isServerUnreachable) reset()
      }),
    [error, reset],
  )
  const start = () => {
    if (isPending) return
    reset()
    if (focusFirstProblem(form.validationProblems) || showOtherProblem?.()) return
    form.setServerProblems({})
    mutate()
  }
  const names = form.fields.map(({ name }) => name)
  return { start, busy: isPending, failure: error ? removeFieldViolations(error, names) : undefined }
}

/** Focuses an element as soon as it is not inert. After a failed request, the form stays inert for a moment. */
function focusWhenNotInert(element: HTMLElement | null): void {
  // After the dialog has closed, the element is no longer in the document and may stay inert forever. Without this
  // check, the function would call itself again in each frame.
  if (!element?.isConnected) return
  if (element.closest('[inert]')) requestAnimationFrame(() => focusWhenNotInert(element))
  else element.focus()
}
