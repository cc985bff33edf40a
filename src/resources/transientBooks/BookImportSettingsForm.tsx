import { useEffect, useState } from 'react'
import { DisclosureSummary } from '../../components/controls/DisclosureSummary'
import { SegmentedControl } from '../../components/controls/SegmentedControl'
import { LabeledTextInput } from '../../forms/LabeledTextInput'
import { useTranslate } from '../../language/useTranslate'
import type { ImportCopyMode } from '../../machines/import/bookImportServerAndStorageCalls'
import { findFileNamePatternProblem, getPathExtension } from '../../machines/import/destinationFileName'
import { createImportRowPlan } from '../../machines/import/importRow'
import styles from './ImportBooksPage.module.css'
import type { ImportTableRow } from './importTableRows'
import { useBookImportRows, useBookImportSelector, useRunningBookImport } from './useRunningBookImport'

const copyModes: readonly ImportCopyMode[] = ['HARDLINK', 'MOVE']
/**
 * Delay in milliseconds between the last key press and the application of the file name pattern to all files. The
 * pattern applies earlier if the user leaves the field.
 */
const PATTERN_DELAY_MS = 400

/**
 * Settings for the import of all files: the pattern of the new file names, and whether the server keeps or moves the
 * source files.
 */
export function BookImportSettingsForm() {
  const t = useTranslate()
  const { actor } = useRunningBookImport()
  const copyMode = useBookImportSelector(({ context }) => context.copyMode)
  const pattern = useBookImportSelector(({ context }) => context.pattern)
  return (
    <details className={styles.settings}>
      <DisclosureSummary>
        <strong>{t('page.importBooks.settings')}</strong> <bdi dir="ltr">{pattern}</bdi> ·{' '}
        {t(`page.importBooks.copyMode.${copyMode}`)}
      </DisclosureSummary>
      <div className={styles.settingFields}>
        <PatternField />
        <div className={styles.copyMode}>
          <SegmentedControl
            label={t('page.importBooks.copyMode.label')}
            value={copyMode}
            choices={copyModes.map(value => ({ value, label: t(`page.importBooks.copyMode.${value}`) }))}
            onChange={value => actor.send({ type: 'user.setSettings', settings: { copyMode: value } })}
          />
          <p className={styles.hint}>{t(`page.importBooks.copyEffect.${copyMode}`)}</p>
        </div>
      </div>
    </details>
  )
}

function PatternField() {
  const t = useTranslate()
  const { actor } = useRunningBookImport()
  const pattern = useBookImportSelector(({ context }) => context.pattern)
  const rows = useBookImportRows()
  const [text, setText] = useState(pattern)
  const problem = findFileNamePatternProblem(text)
  const isChanged = !problem && text !== pattern
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(
      () => actor.send({ type: 'user.setSettings', settings: { pattern: text } }),
      PATTERN_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [actor, text, isChanged])
  const example = rows.find(({ plan }) => plan.series) ?? rows[0]
  return (
    <div className={styles.pattern}>
      <LabeledTextInput
        label={t('page.importBooks.pattern.label')}
        value={text}
        dir="ltr"
        onChange={setText}
        // Applies the pattern without the delay. A click on the import button moves the focus out of this field, so the
        // pattern is applied before the import starts.
        onBlur={() => isChanged && actor.send({ type: 'user.setSettings', settings: { pattern: text } })}
        autoComplete="off"
        spellCheck={false}
        error={problem && t(`page.importBooks.pattern.${problem}`)}
        hint={t('page.importBooks.pattern.hint')}
      />
      {example && !problem && (
        <p className={styles.hint}>
          {t('page.importBooks.pattern.preview')} <bdi>{previewName(example, text)}</bdi>
        </p>
      )}
    </div>
  )
}

function previewName({ row, file }: ImportTableRow, pattern: string): string {
  const { destinationName: _, ...choice } = row.choice
  return createImportRowPlan({ ...row, choice }, pattern).destinationName + getPathExtension(file.url)
}
