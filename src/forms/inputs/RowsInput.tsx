import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../components/Button'
import { IconButton } from '../../components/IconButton'
import { useTranslate } from '../../language/useTranslate'
import type { InputProps } from '../fieldTable'
import { labelId, noteId } from './control'
import styles from './control.module.css'

type Member<Row> = { name: keyof Row & string; label: string; type?: 'text' | 'url' }
type RowsInputProps<Row> = InputProps<Row[]> & { members: readonly Member<Row>[]; blank: Row; add: string; one: string }

/** Rows of a few texts each: added at the end, moved and taken away. `one` names a single row. */
export function RowsInput<Row extends object>(props: RowsInputProps<Row>) {
  const { id, value, onChange, problem, blank, add, members } = props
  const box = useRef<HTMLFieldSetElement>(null)
  const append = () => {
    onChange([...value, blank])
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-row]:last-of-type input')?.focus())
  }
  const change = (at: number, name: string, text: string) =>
    onChange(value.map((row, place) => (place === at ? { ...row, [name]: text } : row)))
  const move = (at: number, by: 1 | -1) => {
    const next = value.toSpliced(at, 1)
    onChange(next.toSpliced(at + by, 0, ...value.slice(at, at + 1)))
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
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else; their order is what is edited
        <div key={at} className={styles.row} data-row>
          {members.map(member => (
            <Cell
              key={member.name}
              label={`${member.label} ${at + 1}`}
              placeholder={member.label}
              type={member.type}
              value={String(row[member.name])}
              invalid={problem?.at?.row === at && problem.at.member === member.name}
              onChange={text => change(at, member.name, text)}
            />
          ))}
          <RowTools {...props} at={at} move={move} />
        </div>
      ))}
      <Button icon={Plus} className={styles.add} onClick={append}>
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
  invalid: boolean
  onChange: (text: string) => void
}

function Cell({ label, invalid, onChange, ...rest }: CellProps) {
  return (
    <div className={styles.cell}>
      <div className={styles.box} data-invalid={invalid || undefined}>
        <input
          {...rest}
          dir="auto"
          aria-label={label}
          aria-invalid={invalid || undefined}
          onChange={event => onChange(event.target.value)}
        />
      </div>
    </div>
  )
}

type ToolsProps<Row> = RowsInputProps<Row> & { at: number; move: (at: number, by: 1 | -1) => void }

function RowTools<Row>({ value, onChange, at, move, one }: ToolsProps<Row>) {
  const t = useTranslate()
  const what = `${one} ${at + 1}`
  return (
    <div className={styles.tools}>
      <IconButton icon={ArrowUp} label={t('form.moveUp', { what })} disabled={at === 0} onClick={() => move(at, -1)} />
      <IconButton
        icon={ArrowDown}
        label={t('form.moveDown', { what })}
        disabled={at === value.length - 1}
        onClick={() => move(at, 1)}
      />
      <IconButton icon={Trash2} label={t('form.remove', { what })} onClick={() => onChange(value.toSpliced(at, 1))} />
    </div>
  )
}
