import type { LucideIcon } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { IconButton } from '../../components/controls/IconButton'
import styles from './SavedFilters.module.css'

type FilterNameFormProps = {
  label: string
  /** The name that the field begins with; its text is chosen then, so that typing replaces it. */
  name?: string
  placeholder?: string
  icon: LucideIcon
  submitLabel: string
  /** Told the name without blanks around it; gives what is wrong with it, and then the field keeps it. */
  onName: (name: string) => string | undefined
  /** Told when the field is left by Escape. */
  onLeave?: () => void
}

/** A line to type the name of a saved filter into. */
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
    // Else what lies around it, such as the filters, closes too.
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

/** Choosing its text gives a field the focus too. */
const choose = (field: HTMLInputElement | null) => field?.select()
