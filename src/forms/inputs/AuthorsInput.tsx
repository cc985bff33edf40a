import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { type Author, AuthorRole } from '../../generated/model.schemas'
import { getGetAuthorNamesQueryOptions } from '../../generated/reference-data/reference-data'
import { roleText } from '../../language/enumText'
import { useTranslate } from '../../language/useTranslate'
import type { InputProps } from '../fieldTable'
import styles from './AuthorsInput.module.css'
import { Chips } from './ChipsInput'
import { labelId, noteId } from './controlIds'
import { SuggestionInput } from './SuggestionInput'

const known: readonly string[] = Object.values(AuthorRole)

/** Input for author names by role. Shows the roles in use and lets the user add more; an added role needs a name. */
export function AuthorsInput({ id, value, onChange, placeholder, problem }: InputProps<Author[]>) {
  const [added, setAdded] = useState<readonly string[]>([])
  const roles = shownRoles([...value.map(({ role }) => role), ...added])
  const faulty = value[problem?.at?.row ?? -1]?.role
  const change = (role: string, names: string[]) => {
    setAdded([...added, role])
    onChange(withNames(value, role, names))
  }
  const add = (role: string) => {
    onChange([...value, { name: '', role }])
    requestAnimationFrame(() => document.getElementById(`${id}-${role}`)?.focus())
  }
  const remove = (role: string) => {
    setAdded(added.filter(each => each !== role))
    onChange(value.filter(author => author.role !== role))
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.roles}
      aria-labelledby={labelId(id)}
      aria-describedby={noteId(id)}
    >
      {roles.map(role => (
        <Role
          key={role}
          id={`${id}-${role}`}
          role={role}
          names={namesIn(value, role)}
          problem={faulty === role ? problem : undefined}
          placeholder={placeholder}
          onChange={names => change(role, names)}
          onRemove={roles.length > 1 ? () => remove(role) : undefined}
        />
      ))}
      <AddRole id={id} taken={roles} onAdd={add} />
    </fieldset>
  )
}

type RoleProps = Pick<InputProps<string[]>, 'id' | 'problem' | 'placeholder' | 'onChange'> & {
  role: string
  names: string[]
  onRemove?: () => void
}

function Role({ role, names, onRemove, ...rest }: RoleProps) {
  const t = useTranslate()
  const label = roleText(role)
  return (
    <div className={styles.role}>
      <label htmlFor={rest.id}>{label}</label>
      <Chips
        {...rest}
        label={label}
        value={names}
        suggest={search => getGetAuthorNamesQueryOptions({ search })}
        written={text => text.trim()}
      />
      {onRemove && names.length === 0 ? (
        <IconButton icon={Trash2} label={t('form.remove', { what: label })} onClick={onRemove} />
      ) : (
        <span />
      )}
    </div>
  )
}

function AddRole({ id, taken, onAdd }: { id: string; taken: readonly string[]; onAdd: (role: string) => void }) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const open = known.filter(role => !taken.includes(role))
  const role = open.find(each => plain(roleText(each)) === plain(typed)) ?? plain(typed)
  const canAdd = role !== '' && !taken.includes(role)
  const add = () => {
    if (!canAdd) return
    onAdd(role)
    setTyped('')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field is a shortcut for the button
    <div
      className={styles.own}
      onKeyDown={event => {
        const isChoosing = event.target instanceof HTMLElement && event.target.hasAttribute('aria-activedescendant')
        if (event.key !== 'Enter' || isChoosing) return
        event.preventDefault()
        add()
      }}
    >
      <label htmlFor={`${id}-own`}>{t('form.author.customRole')}</label>
      <SuggestionInput
        id={`${id}-own`}
        label={t('form.author.customRole')}
        value={typed}
        onChange={setTyped}
        suggestions={open.map(roleText).map(label => ({ value: label, label }))}
      />
      <Button icon={Plus} disabled={!canAdd} onClick={add}>
        {t('form.author.addRole')}
      </Button>
    </div>
  )
}

/**
 * Lists known roles in their fixed order, then other roles in order of use; the first known role when there are none.
 */
function shownRoles(roles: readonly string[]): string[] {
  const own = [...new Set(roles)]
  const shown = [...known.filter(role => own.includes(role)), ...own.filter(role => !known.includes(role))]
  return shown.length > 0 ? shown : known.slice(0, 1)
}

const namesIn = (authors: readonly Author[], role: string) =>
  authors.filter(author => author.role === role && author.name !== '').map(({ name }) => name)

/** Replaces the names of one role. Authors that remain keep their position. */
const withNames = (authors: readonly Author[], role: string, names: readonly string[]): Author[] => [
  ...authors.filter(author => author.role !== role || names.includes(author.name)),
  ...names
    .filter(name => !authors.some(author => author.role === role && author.name === name))
    .map(name => ({ name, role })),
]

const plain = (text: string) => text.trim().toLowerCase()
