import type { UseFormDraftResult } from '../forms/useFormDraft'
import { isEmptyFieldValue } from '../forms/validationRules'
import { authorRoleText, useEnumText } from '../language/enumText'
import { getLanguageNameOrTag } from '../language/getLanguageNameOrTag'
import { useLocaleFormatters } from '../language/localeFormatters'
import { useTranslate } from '../language/useTranslate'
import { FieldConflictRow } from './FieldConflictRow'
import styles from './RecordFormDialog.module.css'

type EditConflictPanelProps = {
  resource: string
  form: UseFormDraftResult
  /**
   * Returns the text with which the panel shows a field value. If the function returns undefined, the panel formats the
   * value itself.
   */
  valueText?: (name: string, value: unknown) => string | undefined
}

/**
 * Shows changes that another user or the server has saved while the form was open. For each field with a conflict, the
 * user chooses between the value in the form and the saved value.
 */
export function EditConflictPanel({ resource, form, valueText }: EditConflictPanelProps) {
  const t = useTranslate()
  const { list } = useLocaleFormatters()
  const enumText = useEnumText()
  const { conflicts, changedElsewhere, fields } = form
  if (conflicts.length === 0 && changedElsewhere.length === 0) return null
  const label = (name: string) => t(`resources.${resource}.fields.${name}`)
  const formatterFor = (name: string) => (value: unknown) => {
    const text = valueText?.(name, value)
    if (text !== undefined) return text
    if (isEmptyFieldValue(value)) return t('form.none')
    if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no')
    if (name === 'language') return getLanguageNameOrTag(String(value))
    const choices = fields.find(field => field.name === name)?.choices
    return choices ? enumText(choices.enumName, String(value)) : formatFieldValue(value)
  }
  return (
    <section className={styles.conflicts} role="alert" data-asks={conflicts.length > 0 || undefined}>
      {changedElsewhere.length > 0 && (
        <p>{t('dialog.conflict.changedElsewhere', { fields: list(changedElsewhere.map(label)) })}</p>
      )}
      {conflicts.length > 0 && <h3>{t('dialog.conflict.title')}</h3>}
      {conflicts.map(conflict => (
        <FieldConflictRow
          key={conflict.name}
          conflict={conflict}
          label={label(conflict.name)}
          formatValue={formatterFor(conflict.name)}
          resolve={form.resolve}
        />
      ))}
    </section>
  )
}

function formatFieldValue(value: unknown): string {
  if (isEmptyFieldValue(value)) return ''
  if (Array.isArray(value)) return value.map(formatFieldValue).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  if ('role' in value && 'name' in value) return `${value.name} (${authorRoleText(String(value.role))})`
  return Object.values(value).map(formatFieldValue).join(' ')
}
