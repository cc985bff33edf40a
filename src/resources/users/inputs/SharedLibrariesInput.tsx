import { Checkbox } from '../../../components/controls/Checkbox'
import type { FormInputProps } from '../../../forms/formFieldDefinitions'
import { getFieldLabelId } from '../../../forms/inputs/fieldControlProps'
import { useTranslate } from '../../../language/useTranslate'
import { useLibraries } from '../../libraries'
import type { SharedLibrariesFormValue } from '../userFormValues'
import styles from './userInputs.module.css'

/** Checkboxes that select which libraries a user may see: all libraries, or only some libraries. */
export function SharedLibrariesInput({ id, value, onChange }: FormInputProps<SharedLibrariesFormValue>) {
  const t = useTranslate()
  const libraries = useLibraries()
  const { all, libraryIds } = value
  const toggle = (libraryId: string, isChecked: boolean) =>
    onChange({
      all: false,
      libraryIds: (isChecked ? [...libraryIds, libraryId] : libraryIds.filter(other => other !== libraryId)).toSorted(),
    })
  return (
    <fieldset id={id} aria-labelledby={getFieldLabelId(id)} className={styles.checkboxes}>
      <Checkbox checked={all} onChange={isChecked => onChange({ all: isChecked, libraryIds: [] })}>
        {t('access.libraries.all')}
      </Checkbox>
      <div className={styles.libraries}>
        {libraries.map(library => (
          <Checkbox
            key={library.id}
            checked={all || libraryIds.includes(library.id)}
            disabled={all}
            onChange={isChecked => toggle(library.id, isChecked)}
          >
            {library.name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
