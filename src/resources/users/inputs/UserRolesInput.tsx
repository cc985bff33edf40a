import { assignableRoles } from '../../../access/userRoles'
import { Checkbox } from '../../../components/controls/Checkbox'
import type { FormInputProps } from '../../../forms/formFieldDefinitions'
import { getFieldLabelId } from '../../../forms/inputs/fieldControlProps'
import { useEnumText } from '../../../language/enumText'
import { useTranslate } from '../../../language/useTranslate'
import styles from './userInputs.module.css'

/** Checkboxes that select the roles of a user. Each role has an explanation. */
export function UserRolesInput({ id, value, onChange }: FormInputProps<string[]>) {
  const t = useTranslate()
  const enumText = useEnumText()
  return (
    <fieldset id={id} aria-labelledby={getFieldLabelId(id)} className={styles.checkboxes}>
      {assignableRoles.map(role => (
        <Checkbox
          key={role}
          checked={value.includes(role)}
          onChange={isChecked =>
            onChange((isChecked ? [...value, role] : value.filter(other => other !== role)).toSorted())
          }
          hint={t(`access.role.${role}`)}
        >
          {enumText('Role', role)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
