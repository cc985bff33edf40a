import { useState } from 'react'
import { useRequestedFileDeletions } from '../../actions/fileDeletions/requestedFileDeletions'
import { Button } from '../../components/controls/Button'
import { Dialog } from '../../components/overlays/Dialog'
import type { DialogProps } from '../../dialogs/dialogStore'
import { LabeledSelect } from '../../forms/LabeledSelect'
import { LabeledTextInput } from '../../forms/LabeledTextInput'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { useLibraries } from '../libraries'
import type { DeletionMarks } from './deletionMarks'
import { type DuplicateFileGroup, sumBookFileBytes } from './duplicateFileGroups'
import {
  type DuplicateFileRetentionRule,
  type DuplicateFileRetentionRuleKind,
  type DuplicateFileRetentionRulePreview,
  previewDuplicateFileRetentionRule,
  retentionRuleKindsWithoutValue,
} from './duplicateFileRetentionRules'
import styles from './KeepFilesByRuleDialog.module.css'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    keepFilesByRule: {
      request: { groups: readonly DuplicateFileGroup[]; marks: DeletionMarks }
      result: DeletionMarks
    }
  }
}

const ruleKinds: readonly DuplicateFileRetentionRuleKind[] = [...retentionRuleKindsWithoutValue, 'library', 'path']

/**
 * Dialog in which the user selects a rule that marks files for deletion in all groups of duplicate files. Shows a
 * preview of the marks. The promise of the dialog resolves to the marks, and no file is deleted yet.
 */
export function KeepFilesByRuleDialog({ request, close }: DialogProps<'keepFilesByRule'>) {
  const t = useTranslate()
  const libraries = useLibraries()
  const requested = useRequestedFileDeletions()
  const [kind, setKind] = useState<DuplicateFileRetentionRuleKind>('addedFirst')
  const [selectedLibraryId, setLibraryId] = useState<string>()
  const [text, setText] = useState('')
  const libraryId = selectedLibraryId ?? libraries[0]?.id ?? ''
  const rule = toRule(kind, libraryId, text)
  const preview = previewDuplicateFileRetentionRule(request.groups, rule, request.marks, requested)
  return (
    <Dialog
      open
      size="medium"
      onClose={() => close()}
      title={t('page.duplicateFiles.rule.title')}
      description={t('page.duplicateFiles.rule.text')}
      actions={
        <>
          <Button onClick={() => close()}>{t('dialog.cancel')}</Button>
          <Button variant="filled" disabled={preview.decided.length === 0} onClick={() => close(preview.marks)}>
            {t('page.duplicateFiles.rule.apply', { count: preview.decided.length })}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <LabeledSelect
          label={t('page.duplicateFiles.rule.keep')}
          value={kind}
          choices={ruleKinds.map(value => ({ value, label: t(`page.duplicateFiles.rule.${value}`) }))}
          onChange={setKind}
        />
        {kind === 'library' && (
          <LabeledSelect
            label={t('page.duplicateFiles.rule.libraryName')}
            value={libraryId}
            choices={libraries.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setLibraryId}
          />
        )}
        {kind === 'path' && (
          <LabeledTextInput label={t('page.duplicateFiles.rule.pathText')} value={text} onChange={setText} dir="ltr" />
        )}
        <RulePreviewPanel preview={preview} />
      </div>
    </Dialog>
  )
}

const PREVIEW_GROUPS = 5

function RulePreviewPanel({ preview }: { preview: DuplicateFileRetentionRulePreview }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const { decided, undecidedCount } = preview
  const deleted = decided.flatMap(decision => decision.deleted)
  return (
    <section aria-label={t('page.duplicateFiles.rule.preview')}>
      <p role="status">
        {t('page.duplicateFiles.rule.result', {
          count: deleted.length,
          number: format.number(deleted.length),
          size: format.bytes(sumBookFileBytes(deleted)),
        })}{' '}
        {undecidedCount > 0 &&
          t('page.duplicateFiles.rule.undecided', {
            groups: t('resources.duplicateFiles.count', {
              count: undecidedCount,
              number: format.number(undecidedCount),
            }),
          })}
      </p>
      <ul className={styles.preview}>
        {decided.slice(0, PREVIEW_GROUPS).map(decision => (
          <li key={decision.group.id}>
            <FilePaths label={t('page.duplicateFiles.rule.keep')} paths={decision.remaining.map(({ url }) => url)} />
            <FilePaths
              label={t('page.duplicateFiles.delete')}
              paths={decision.deleted.map(({ url }) => url)}
              isDeleted
            />
          </li>
        ))}
      </ul>
      {decided.length > PREVIEW_GROUPS && (
        <p>
          {t('page.duplicateFiles.rule.more', {
            count: decided.length - PREVIEW_GROUPS,
            number: format.number(decided.length - PREVIEW_GROUPS),
          })}
        </p>
      )}
    </section>
  )
}

function FilePaths({ label, paths, isDeleted }: { label: string; paths: readonly string[]; isDeleted?: true }) {
  return (
    <p className={styles.paths} data-deleted={isDeleted}>
      <strong>{label}</strong>
      {paths.map(path => (
        <bdi key={path} dir="ltr">
          {path}
        </bdi>
      ))}
    </p>
  )
}

function toRule(kind: DuplicateFileRetentionRuleKind, libraryId: string, text: string): DuplicateFileRetentionRule {
  if (kind === 'library') return { kind, libraryId }
  return kind === 'path' ? { kind, text } : { kind }
}
