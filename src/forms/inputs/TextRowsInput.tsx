import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import type { FormInputProps } from '../formFieldDefinitions'
import { getFieldLabelId, getFieldNoteId } from './fieldControlProps'
import styles from './formInputs.module.css'
import { inputBoxClassName } from './inputBoxClassName'

type RowColumn<Row> = { name: keyof Row & string; label: string; type?: 'text' | 'url' }
type TextRowsInputProps<Row> = FormInputProps<Row[]> & {
  columns: readonly RowColumn<Row>[]
  emptyRow: Row
  addLabel: string
  /** Name of a row, such as "Link". The labels of the buttons in a row contain this name and the row number. */
  itemLabel: string
}

/** Input for a list of rows with a few text columns. The user can add, move and remove rows. */
export function TextRowsInput<Row extends object>(props: TextRowsInputProps<Row>) {
  const { id, value, onChange, problem, emptyRow, addLabel, columns } = props
  const format = useLocaleFormatters()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const append = () => {
    onChange([...value, emptyRow])
    requestAnimationFrame(() => fieldset.current?.querySelector<HTMLElement>('[data-row]:last-of-type input')?.focus())
  }
  const change = (index: number, name: string, text: string) =>
    onChange(value.map((row, rowIndex) => (rowIndex === index ? { ...row, [name]: text } : row)))
  const focusTool = (index: number, tool: RowTool) =>
    requestAnimationFrame(() => {
      const row = fieldset.current?.querySelectorAll('[data-row]')[index]
      const preferred = row?.querySelector<HTMLElement>(`[data-tool="${tool}"]:not(:disabled, [aria-disabled=true])`)
      // If the pressed button is now disabled or removed, another button gets the focus.
      const fallback = preferred ?? row?.querySelector<HTMLElement>('[data-tool]:not(:disabled, [aria-disabled=true])')
      ;(fallback ?? fieldset.current?.querySelector<HTMLElement>('[data-add]'))?.focus()
    })
  const move = (index: number, by: 1 | -1) => {
    const otherRows = value.toSpliced(index, 1)
    onChange(otherRows.toSpliced(index + by, 0, ...value.slice(index, index + 1)))
    focusTool(index + by, by < 0 ? 'up' : 'down')
  }
  const remove = (index: number) => {
    onChange(value.toSpliced(index, 1))
    focusTool(Math.min(index, value.length - 2), 'remove')
  }
  return (
    <fieldset
      ref={fieldset}
      id={id}
      tabIndex={-1}
      className={styles.rows}
      aria-labelledby={getFieldLabelId(id)}
      aria-describedby={getFieldNoteId(id)}
    >
      {value.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and the user changes their order
        <div key={index} className={styles.row} data-row>
          {columns.map(member => (
            <RowTextInput
              key={member.name}
              label={`${member.label} ${format.number(index + 1)}`}
              placeholder={member.label}
              type={member.type}
              value={String(row[member.name])}
              noteId={problem?.at?.row === index && problem.at.member === member.name ? getFieldNoteId(id) : undefined}
              onChange={text => change(index, member.name, text)}
            />
          ))}
          <RowTools {...props} index={index} move={move} remove={remove} />
        </div>
      ))}
      <Button icon={Plus} className={styles.add} data-add onClick={append}>
        {addLabel}
      </Button>
    </fieldset>
  )
}

type RowTextInputProps = {
  label: string
  placeholder: string
  type?: string
  value: string
  /** DOM id of the validation message. Undefined if there is no message, or if the message is about another input. */
  noteId: string | undefined
  onChange: (text: string) => void
}

function RowTextInput({ label, noteId, onChange, ...rest }: RowTextInputProps) {
  return (
    <div className={styles.cell}>
      <div className={inputBoxClassName} data-invalid={noteId ? true : undefined}>
        <input
          {...rest}
          dir="auto"
          aria-label={label}
          aria-invalid={noteId ? true : undefined}
          aria-describedby={noteId}
          onChange={event => onChange(event.target.value)}
        />
      </div>
    </div>
  )
}

type RowTool = 'up' | 'down' | 'remove'
type RowToolsProps<Row> = TextRowsInputProps<Row> & {
  index: number
  move: (index: number, by: 1 | -1) => void
  remove: (index: number) => void
}

function RowTools<Row>({ value, index, move, remove, itemLabel }: RowToolsProps<Row>) {
  const t = useTranslate()
  const label = `${itemLabel} ${useLocaleFormatters().number(index + 1)}`
  return (
    <div className={styles.tools}>
      <IconButton
        icon={ArrowUp}
        data-tool="up"
        label={t('form.moveUp', { what: label })}
        disabled={index === 0}
        onClick={() => move(index, -1)}
      />
      <IconButton
        icon={ArrowDown}
        data-tool="down"
        label={t('form.moveDown', { what: label })}
        disabled={index === value.length - 1}
        onClick={() => move(index, 1)}
      />
      <IconButton
        icon={Trash2}
        data-tool="remove"
        label={t('form.remove', { what: label })}
        onClick={() => remove(index)}
      />
    </div>
  )
}
