import { Button } from '../components/controls/Button'
import type { Conflict } from '../forms/formDraft'
import type { FormState } from '../forms/useFormDraft'
import { isEmpty } from '../forms/validationRules'
import { roleText, useEnumText } from '../language/enumText'
import { useFormat } from '../language/format'
import { languageName } from '../language/languageName'
import { useTranslate } from '../language/useTranslate'
import styles from './EditDialog.module.css'

/**
 * Shows changes that were saved elsewhere while the form was open. For fields changed on both sides the user chooses a
 * value.
 */
export function ConflictPanel({ noun, form }: { noun: string; form: FormState }) {
  const t = useTranslate()
  const { list } = useFormat()
  const enumText = useEnumText()
  const { conflicts, changedElsewhere, fields } = form
  if (conflicts.length === 0 && changedElsewhere.length === 0) return null
  const label = (name: string) => t(`resources.${noun}.fields.${name}`)
  const words = (name: string) => (value: unknown) => {
    if (isEmpty(value)) return t('form.none')
    if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no')
    if (name === 'language') return languageName(String(value))
    const choices = fields.find(field => field.name === name)?.choices
    return choices ? enumText(choices.of, String(value)) : wordsOf(value)
  }
  return (
    <section className={styles.conflicts} role="alert" data-asks={conflicts.length > 0 || undefined}>
      {changedElsewhere.length > 0 && (
        <p>{t('dialog.conflict.changedElsewhere', { fields: list(changedElsewhere.map(label)) })}</p>
      )}
      {conflicts.length > 0 && <h3>{t('dialog.conflict.title')}</h3>}
      {conflicts.map(conflict => (
        <BothSides
          key={conflict.name}
          conflict={conflict}
          label={label(conflict.name)}
          words={words(conflict.name)}
          resolve={form.resolve}
        />
      ))}
    </section>
  )
}

type BothSidesProps = {
  conflict: Conflict
  label: string
  words: (value: unknown) => string
  resolve: FormState['resolve']
}

function BothSides({ conflict: { name, mine, theirs }, label, words, resolve }: BothSidesProps) {
  const t = useTranslate()
  return (
    <div className={styles.conflict}>
      <h4>{label}</h4>
      <div className={styles.side}>
        <small>{t('dialog.conflict.mine')}</small>
        <span className={styles.value}>{words(mine)}</span>
        <Button aria-label={t('dialog.conflict.keepMineOf', { label })} onClick={() => resolve(name, 'mine')}>
          {t('dialog.conflict.keepMine')}
        </Button>
      </div>
      <div className={styles.side}>
        <small>{t('dialog.conflict.theirs')}</small>
        <span className={styles.value}>{theirs.same ? words(theirs.value) : t('form.mixedValues')}</span>
        <Button aria-label={t('dialog.conflict.takeTheirsOf', { label })} onClick={() => resolve(name, 'theirs')}>
          {t('dialog.conflict.takeTheirs')}
        </Button>
      </div>
    </div>
  )
}

function wordsOf(value: unknown): string {
  if (isEmpty(value)) return ''
  if (Array.isArray(value)) return value.map(wordsOf).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  if ('role' in value && 'name' in value) return `${value.name} (${roleText(String(value.role))})`
  return Object.values(value).map(wordsOf).join(' ')
}
