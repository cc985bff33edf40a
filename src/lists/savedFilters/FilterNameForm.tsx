import type { LucideIcon } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { IconButton } from '../../components/controls/IconButton'
import styles from './SavedFilters.module.css'

type FilterNameFormProps = {
  label: string
  /** Initial name. It is selected, so that typing replaces it. */
  name?: string
  placeholder?: string
  icon: LucideIcon
  submitLabel: string
  /** Receives the trimmed name. Returns an error text to reject it. */
  onName: (name: string) => string | undefined
  /** Called on Escape. */
  onLeave?: () => void
}

/** Form with one input for the name of a saved filter. */
export function FilterNameForm({ label, name = '', placeholder, icon, submitLabel, ...on }: FilterNameFormProps) {
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState<string>()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    const wrong = on.onName(typed.trim())
    setProblem(wrong)
    if (!wrong) setTyped('')
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !on.onLeave) return
    // Stops the surrounding filter drawer from closing too.
    event.preventDefault()
    event.stopPropagation()
    on.onLeave()
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
        ref={name ? choose : undefined}
        onChange={event => {
          setTyped(event.target.value)
          setProblem(undefined)
        }}
        onKeyDown={leave}
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

/** Focuses a field and selects its text. */
const choose = (field: HTMLInputElement | null) => field?.select()
