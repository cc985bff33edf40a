import type { LucideIcon } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { IconButton } from '../../components/controls/IconButton'
import { isTextCompositionKey } from '../../components/focus/isTextCompositionKey'
import styles from './SavedFiltersPanel.module.css'

type SavedFilterNameFormProps = {
  label: string
  /** Initial name in the input. The initial name is selected, so typing replaces it. */
  name?: string
  placeholder?: string
  icon: LucideIcon
  submitLabel: string
  /** Called with the name, without whitespace at the start and end. Returns an error text if the name is invalid. */
  onSubmitName: (name: string) => string | undefined
  onCancel?: () => void
}

/** Form with a single input for the name of a saved filter. */
export function SavedFilterNameForm({
  label,
  name = '',
  placeholder,
  icon,
  submitLabel,
  ...handlers
}: SavedFilterNameFormProps) {
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState<string>()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    const rejection = handlers.onSubmitName(typed.trim())
    setProblem(rejection)
    if (!rejection) setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !handlers.onCancel || isTextCompositionKey(event.nativeEvent)) return
    // Escape closes this form, but not the filter drawer around the form. The drawer must not receive the event.
    event.preventDefault()
    event.stopPropagation()
    handlers.onCancel()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        dir="auto"
        value={typed}
        maxLength={80}
        placeholder={placeholder}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        ref={name ? selectFieldText : undefined}
        onChange={event => {
          setTyped(event.target.value)
          setProblem(undefined)
        }}
        onKeyDown={onKeyDown}
      />
      <IconButton icon={icon} label={submitLabel} type="submit" disabled={typed.trim() === ''} />
      {problem && (
        <p id={id} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  )
}

const selectFieldText = (field: HTMLInputElement | null) => field?.select()
