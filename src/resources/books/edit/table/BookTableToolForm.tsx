import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../components/controls/Button'
import { isTextCompositionKey } from '../../../../components/focus/isTextCompositionKey'
import { parseInputNumber } from '../../../../forms/inputs/parseInputNumber'
import { LabeledTextInput } from '../../../../forms/LabeledTextInput'
import { finiteNumberRule, requiredRule } from '../../../../forms/validationRules'
import { useTranslate } from '../../../../language/useTranslate'
import styles from './BookTable.module.css'
import type { BookTableToolWithInput } from './BookTableHead'
import { type DisplayedRow, type FillResult, fillTitlesByPattern, numberAscending } from './bookTableTools'

type BookTableToolFormProps = {
  tool: BookTableToolWithInput
  toDisplayedRows: () => DisplayedRow[]
  onFill: (filled: FillResult) => void
  onClose: () => void
}

/** Form of a tool that fills a table column. The user enters the first number, or the pattern of the titles. */
export function BookTableToolForm({ tool, toDisplayedRows, onFill, onClose }: BookTableToolFormProps) {
  const t = useTranslate()
  const isPattern = tool.kind === 'pattern'
  const [text, setText] = useState(isPattern ? '{title}' : '1')
  const [isSubmitted, setSubmitted] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => void input.current?.select(), [])
  const number = parseInputNumber(text)
  const problem = requiredRule(text) ?? (isPattern ? undefined : finiteNumberRule(number))
  const submit = () => {
    setSubmitted(true)
    if (problem) {
      input.current?.focus()
      return
    }
    onFill(
      isPattern
        ? fillTitlesByPattern(toDisplayedRows(), text)
        : numberAscending(toDisplayedRows(), tool.name, number ?? 0),
    )
    onClose()
  }
  return (
    <form
      className={styles.tool}
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
      onKeyDown={event => {
        if (event.key !== 'Escape' || isTextCompositionKey(event.nativeEvent)) return
        // Escape closes only this form, and not the table.
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <LabeledTextInput
        ref={input}
        label={t(`dialog.editBooksTable.${isPattern ? 'titlePattern' : 'firstNumber'}`)}
        hint={isPattern ? t('dialog.editBooksTable.titlePatternHint') : undefined}
        error={isSubmitted && problem ? t(`rule.${problem.rule}`) : undefined}
        inputMode={isPattern ? undefined : 'decimal'}
        autoComplete="off"
        value={text}
        onChange={setText}
      />
      <Button type="submit">{t('dialog.editBooksTable.fill')}</Button>
      <Button variant="plain" onClick={onClose}>
        {t('dialog.cancel')}
      </Button>
    </form>
  )
}
