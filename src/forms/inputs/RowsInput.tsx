import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { useTranslate } from '../../language/useTranslate'
import type { InputProps } from '../fieldTable'
import { labelId, noteId } from './controlIds'
import styles from './controlIds.module.css'

type Member<Row> = { name: keyof Row & string; label: string; type?: 'text' | 'url' }
type RowsInputProps<Row> = InputProps<Row[]> & {
  members: readonly Member<Row>[]
  blank: Row
  /** Label of the button that appends a row. */
  add: string
  /** Name of a single row, used in the labels of its buttons. */
  one: string
}

/** Input for a list of rows with a few text columns: rows can be appended, moved and removed. */
export function RowsInput<Row extends object>(props: RowsInputProps<Row>) {
  const { id, value, onChange, problem, blank, add, members } = props
  const box = useRef<HTMLFieldSetElement>(null)
  const append = () => {
    onChange([...value, blank])
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-row]:last-of-type input')?.focus())
  }
  const change = (at: number, name: string, text: string) =>
    onChange(value.map((row, place) => (place === at ? { ...row, [name]: text } : row)))
  const focusTool = (at: number, tool: Tool) =>
    requestAnimationFrame(() => {
      const row = box.current?.querySelectorAll('[data-row]')[at]
      const wanted = row?.querySelector<HTMLElement>(`[data-tool="${tool}"]:not(:disabled)`)
      // The button may be disabled at the end of the list, or its row may be gone: focus the next enabled button.
      const next = wanted ?? row?.querySelector<HTMLElement>('[data-tool]:not(:disabled)')
      ;(next ?? box.current?.querySelector<HTMLElement>('[data-add]'))?.focus()
    })
  const move = (at: number, by: 1 | -1) => {
    const next = value.toSpliced(at, 1)
    onChange(next.toSpliced(at + by, 0, ...value.slice(at, at + 1)))
    focusTool(at + by, by < 0 ? 'up' : 'down')
  }
  const remove = (at: number) => {
    onChange(value.toSpliced(at, 1))
    focusTool(Math.min(at, value.length - 2), 'remove')
  }
  return (
    <fieldset
      ref={box}
      id={id}
      tabIndex={-1}
      className={styles.rows}
      aria-labelledby={labelId(id)}
      aria-describedby={noteId(id)}
    >
      {value.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their order is edited
        <div key={at} className={styles.row} data-row>
          {members.map(member => (
            <Cell
              key={member.name}
              label={`${member.label} ${at + 1}`}
              placeholder={member.label}
              type={member.type}
              value={String(row[member.name])}
              note={problem?.at?.row === at && problem.at.member === member.name ? noteId(id) : undefined}
              onChange={text => change(at, member.name, text)}
            />
          ))}
          <RowTools {...props} at={at} move={move} remove={remove} />
        </div>
      ))}
      <Button icon={Plus} className={styles.add} data-add onClick={append}>
        {add}
      </Button>
    </fieldset>
  )
}

type CellProps = {
  label: string
  placeholder: string
  type?: string
  value: string
  /** DOM id of the validation message; undefined when the text is valid. */
  note: string | undefined
  onChange: (text: string) => void
}

function Cell({ label, note, onChange, ...rest }: CellProps) {
  return (
    <div className={styles.cell}>
      <div className={styles.box} data-invalid={note ? true : undefined}>
        <input
          {...rest}
          dir="auto"
          aria-label={label}
          aria-invalid={note ? true : undefined}
          aria-describedby={note}
          onChange={event => onChange(event.target.value)}
        />
      </div>
    </div>
  )
}

type Tool = 'up' | 'down' | 'remove'
type ToolsProps<Row> = RowsInputProps<Row> & {
  at: number
  move: (at: number, by: 1 | -1) => void
  remove: (at: number) => void
}

function RowTools<Row>({ value, at, move, remove, one }: ToolsProps<Row>) {
  const t = useTranslate()
  const what = `${one} ${at + 1}`
  return (
    <div className={styles.tools}>
      <IconButton
        icon={ArrowUp}
        data-tool="up"
        label={t('form.moveUp', { what })}
        disabled={at === 0}
        onClick={() => move(at, -1)}
      />
      <IconButton
        icon={ArrowDown}
        data-tool="down"
        label={t('form.moveDown', { what })}
        disabled={at === value.length - 1}
        onClick={() => move(at, 1)}
      />
      <IconButton icon={Trash2} data-tool="remove" label={t('form.remove', { what })} onClick={() => remove(at)} />
    </div>
  )
}
