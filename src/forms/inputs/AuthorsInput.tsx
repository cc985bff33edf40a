import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { isTextCompositionKey } from '../../components/focus/isTextCompositionKey'
import { type Author, AuthorRole } from '../../generated/model.schemas'
import { getGetAuthorNamesQueryOptions } from '../../generated/reference-data/reference-data'
import { authorRoleText } from '../../language/enumText'
import { useTranslate } from '../../language/useTranslate'
import type { FormInputProps } from '../formFieldDefinitions'
import styles from './AuthorsInput.module.css'
import { getFieldLabelId, getFieldNoteId } from './fieldControlProps'
import { ChipsCombobox } from './LowerCaseChipsInput'
import { SuggestionInput } from './SuggestionInput'

const standardRoles: readonly string[] = Object.values(AuthorRole)

/**
 * Input for the authors of a record. Each role, such as writer, has a separate list of names. The user can add roles.
 */
export function AuthorsInput({ id, value, onChange, placeholder, problem }: FormInputProps<Author[]>) {
  const [addedRoles, setAddedRoles] = useState<readonly string[]>([])
  const roles = listShownRoles([...value.map(({ role }) => role), ...addedRoles])
  const invalidRole = value[problem?.at?.row ?? -1]?.role
  const change = (role: string, names: string[]) => {
    setAddedRoles([...addedRoles, role])
    onChange(replaceRoleNames(value, role, names))
  }
  const add = (role: string) => {
    onChange([...value, { name: '', role }])
    requestAnimationFrame(() => document.getElementById(`${id}-${role}`)?.focus())
  }
  const remove = (role: string) => {
    setAddedRoles(addedRoles.filter(candidate => candidate !== role))
    onChange(value.filter(author => author.role !== role))
    const index = roles.indexOf(role)
    const nextRole = roles[index + 1] ?? roles[index - 1]
    requestAnimationFrame(() => document.getElementById(`${id}-${nextRole}`)?.focus())
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.roles}
      aria-labelledby={getFieldLabelId(id)}
      aria-describedby={getFieldNoteId(id)}
    >
      {roles.map(role => (
        <AuthorRoleInput
          key={role}
          id={`${id}-${role}`}
          partOf={id}
          role={role}
          names={namesWithRole(value, role)}
          problem={invalidRole === role ? problem : undefined}
          placeholder={placeholder}
          onChange={names => change(role, names)}
          onRemove={roles.length > 1 ? () => remove(role) : undefined}
        />
      ))}
      <AddRoleForm id={id} taken={roles} onAdd={add} />
    </fieldset>
  )
}

type AuthorRoleInputProps = Pick<FormInputProps<string[]>, 'id' | 'partOf' | 'problem' | 'placeholder' | 'onChange'> & {
  role: string
  names: string[]
  onRemove?: () => void
}

function AuthorRoleInput({ role, names, onRemove, ...rest }: AuthorRoleInputProps) {
  const t = useTranslate()
  const label = authorRoleText(role)
  return (
    <div className={styles.role}>
      <label htmlFor={rest.id}>{label}</label>
      <ChipsCombobox
        {...rest}
        allowCommas
        label={label}
        value={names}
        suggest={search => getGetAuthorNamesQueryOptions({ search })}
        normalize={text => text.trim()}
      />
      {onRemove && names.length === 0 ? (
        <IconButton icon={Trash2} label={t('form.remove', { what: label })} onClick={onRemove} />
      ) : (
        <span />
      )}
    </div>
  )
}

function AddRoleForm({ id, taken, onAdd }: { id: string; taken: readonly string[]; onAdd: (role: string) => void }) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const availableRoles = standardRoles.filter(role => !taken.includes(role))
  const role =
    availableRoles.find(candidate => normalizeRole(authorRoleText(candidate)) === normalizeRole(typed)) ??
    normalizeRole(typed)
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
        const isSuggestionHighlighted =
          event.target instanceof HTMLElement && event.target.hasAttribute('aria-activedescendant')
        if (event.key !== 'Enter' || isSuggestionHighlighted || isTextCompositionKey(event.nativeEvent)) return
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
        suggestions={availableRoles.map(authorRoleText).map(label => ({ value: label, label }))}
      />
      <Button icon={Plus} disabled={!canAdd} onClick={add}>
        {t('form.author.addRole')}
      </Button>
    </div>
  )
}

/**
 * Sorts author roles: first the standard roles in their fixed order, then all other roles. If `roles` is empty, returns
 * the first standard role.
 */
function listShownRoles(roles: readonly string[]): string[] {
  const used = [...new Set(roles)]
  const shown = [
    ...standardRoles.filter(role => used.includes(role)),
    ...used.filter(role => !standardRoles.includes(role)),
  ]
  return shown.length > 0 ? shown : standardRoles.slice(0, 1)
}

const namesWithRole = (authors: readonly Author[], role: string) =>
  authors.filter(author => author.role === role && author.name !== '').map(({ name }) => name)

/**
 * Returns the list of authors after the user has changed the names in a role. Removes the authors of this role whose
 * names are not in `names`, and adds the new names at the end. Authors with other roles stay in the list.
 */
const replaceRoleNames = (authors: readonly Author[], role: string, names: readonly string[]): Author[] => [
  ...authors.filter(author => author.role !== role || names.includes(author.name)),
  ...names
    .filter(name => !authors.some(author => author.role === role && author.name === name))
    .map(name => ({ name, role })),
]

const normalizeRole = (text: string) => text.trim().toLowerCase()
