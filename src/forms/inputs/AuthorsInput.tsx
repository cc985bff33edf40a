import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button'
import { type Author, AuthorRole } from '../../generated/model.schemas'
import { getGetAuthorNamesQueryOptions } from '../../generated/reference-data/reference-data'
import { hasText } from '../../language/language'
import { useTranslate } from '../../language/useTranslate'
import type { InputProps } from '../fieldTable'
import styles from './AuthorsInput.module.css'
import { Chips } from './ChipsInput'
import { labelId, noteId } from './control'

/** People by role: the roles that everybody knows, those that are there, and others of one's own. */
export function AuthorsInput({ id, value, onChange, placeholder }: InputProps<Author[]>) {
  const t = useTranslate()
  const [own, setOwn] = useState<readonly string[]>([])
  const known: readonly string[] = Object.values(AuthorRole)
  const roles = [...new Set([...known, ...value.map(({ role }) => role), ...own])]
  const change = (role: string, names: string[]) =>
    onChange([
      ...value.filter(author => author.role !== role || names.includes(author.name)),
      ...names
        .filter(name => !value.some(author => author.role === role && author.name === name))
        .map(name => ({ name, role })),
    ])
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.roles}
      aria-labelledby={labelId(id)}
      aria-describedby={noteId(id)}
    >
      {roles.map(role => {
        const key = `enum.AuthorRole.${role}`
        const label = hasText(key) ? t(key) : role
        return (
          <div key={role} className={styles.role}>
            <label htmlFor={`${id}-${role}`}>{label}</label>
            <Chips
              id={`${id}-${role}`}
              label={label}
              value={value.filter(author => author.role === role).map(({ name }) => name)}
              onChange={names => change(role, names)}
              placeholder={placeholder}
              suggest={search => getGetAuthorNamesQueryOptions({ search })}
              written={text => text.trim()}
            />
          </div>
        )
      })}
      <OwnRole taken={roles} onAdd={role => setOwn([...own, role])} />
    </fieldset>
  )
}

function OwnRole({ taken, onAdd }: { taken: readonly string[]; onAdd: (role: string) => void }) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const role = typed.trim().toLowerCase()
  const canAdd = role !== '' && !taken.includes(role)
  const add = () => {
    if (!canAdd) return
    onAdd(role)
    setTyped('')
  }
  return (
    <div className={styles.own}>
      <input
        aria-label={t('form.author.ownRole')}
        placeholder={t('form.author.ownRole')}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Button icon={Plus} disabled={!canAdd} onClick={add}>
        {t('form.author.addRole')}
      </Button>
    </div>
  )
}
