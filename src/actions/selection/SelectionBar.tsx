import { EllipsisVertical, LoaderCircle, X } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { useCurrentUser } from '../../access/SessionContext'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { useFocusFallback } from '../../components/focus/useFocusFallback'
import { Menu, MenuItem } from '../../components/overlays/Menu'
import { useMediaQuery } from '../../components/page/useMediaQuery'
import { useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import { runWithRetryNotice } from '../../lists/selection/runWithRetryNotice'
import { hasSelection, useSelection } from '../../lists/selection/SelectionContext'
import { selectedCount } from '../../lists/selection/selection'
import type { SelectionStore } from '../../lists/selection/selectionStore'
import {
  type AnyActionName,
  actionsBeyondLimit,
  actionsFor,
  batchLimit,
  iconOf,
  isWithinBatchLimit,
  readActionFor,
  runAnyAction,
} from '../actionsFor'
import type { ActionRecords, ActionResource } from '../actionTable'
import { type ActiveRecords, activeRecords, setActiveRecords } from '../activeRecords'
import { useContainingList } from '../membership/MemberListContext'
import type { NamedRecord, RecordBatch } from '../runAction'
import styles from './SelectionBar.module.css'
import { useSelectedRecords } from './useSelectedRecords'

type SelectionBarProps<Noun extends ActionResource> = {
  noun: Noun
  choosing: SelectionStore<ActionRecords[Noun]>
  /** Total number of records in the list; undefined while unknown. */
  total: number | undefined
  titleOf: (record: ActionRecords[Noun]) => string
}

/** The selection bar of the list context, which knows how many items "all" are. */
export function ListSelectionBar<Noun extends ActionResource>(props: Omit<SelectionBarProps<Noun>, 'total'>) {
  const { total } = useListContext()
  return <SelectionBar {...props} total={total} />
}

/** Shows the number of selected records and the actions for them. Renders nothing without a selection. */
export function SelectionBar<Noun extends ActionResource>(props: SelectionBarProps<Noun>) {
  const { choosing, total = 0, noun } = props
  const t = useTranslate()
  const { number } = useFormat()
  const selection = useSelection(choosing)
  const active = hasSelection(selection)
  useSelectedRecords(noun, choosing)
  useEscape(active, choosing.clear)
  // The bar disappears with the last selected record, and an action disappears when it no longer applies: the focus
  // moves on.
  const onFocus = useFocusFallback(() => document.querySelector<HTMLElement>(active ? inBar : inList))
  const count = selectedCount(selection, total)
  // "Select all" of a list that has become empty selects nothing.
  const isNothing = active && props.total !== undefined && count === 0
  useEffect(() => {
    if (isNothing) choosing.clear()
  }, [isNothing, choosing])
  if (!active) return null
  return (
    <section className={styles.bar} aria-label={t('list.selection.title')} data-selection-bar onFocus={onFocus}>
      <IconButton icon={X} label={t('list.selection.clear')} onClick={choosing.clear} />
      <output className={styles.count}>{t('list.selection.count', { count, number: number(count) })}</output>
      {count < total && (
        <Button look="plain" onClick={choosing.all}>
          {t('list.selection.all', { count: total, number: number(total) })}
        </Button>
      )}
      <Deeds {...props} count={count} />
    </section>
  )
}

const inBar = '[data-selection-bar] button'
/** The tab stop of the list. */
const inList = '[data-card-link][tabindex="0"]'

/** Maximum number of action buttons by window width. Further actions and all destructive actions are in the menu. */
const BUTTONS = { wide: 5, middle: 2, phone: 0 }
/** Number of buttons with a label on windows that are too narrow for all labels; the others show an icon. */
const NAMED = 2

function Deeds<Noun extends ActionResource>({
  noun,
  choosing,
  titleOf,
  count,
}: SelectionBarProps<Noun> & { count: number }) {
  const t = useTranslate()
  const { number } = useFormat()
  const me = useCurrentUser()
  const isWidest = useMediaQuery('(width >= 1480px)')
  const isWide = useMediaQuery('(width >= 1100px)')
  const isPhone = useMediaQuery('(width < 600px)')
  const selection = useSelection(choosing)
  const within = useContainingList()
  const items = choosing.items()
  const names = actionsFor(me, noun, count, items, within)
  const forFewer = actionsBeyondLimit(me, noun, count, items, within)
  const room = isPhone ? BUTTONS.phone : isWide ? BUTTONS.wide : BUTTONS.middle
  const shown = names.filter(name => !iconOf(name).loses).slice(0, room)
  const others = names.filter(name => !shown.includes(name))
  const many = (): RecordBatch<Noun> => {
    const [first] = items ?? []
    const things = thingsOf<Noun>(choosing, titleOf)
    return { total: count, title: first ? titleOf(first) : '', things, known: items, within }
  }
  const [reading, setReading] = useState<AnyActionName>()
  const run = (name: AnyActionName) => {
    if (reading) return
    const asked = many()
    void runWithRetryNotice(async () => {
      setReading(name)
      const ready = await readActionFor(name, asked).finally(() => setReading(undefined))
      // Records that were removed from the list are deselected.
      if ((await runAnyAction(name, noun, ready)) === true && isWithinBatchLimit(name)) choosing.clear()
    })
  }
  useAtHandWhile(activeRecords({ noun, total: count, records: items, within, run }), selection)
  return (
    <div className={styles.deeds}>
      {shown.map((name, place) => {
        const face = { icon: iconOf(name).icon, busy: reading === name, onClick: () => run(name) }
        const label = t(`action.${name}`)
        return isWidest || place < NAMED ? (
          <Button key={name} {...face}>
            {label}
          </Button>
        ) : (
          <RoundDeed key={name} {...face} label={label} />
        )
      })}
      {others.length + forFewer.length > 0 && (
        <Menu
          trigger={
            <RoundDeed
              icon={EllipsisVertical}
              busy={reading !== undefined && !shown.includes(reading)}
              label={t('list.selection.more')}
            />
          }
        >
          {others.map(name => {
            const { icon, loses } = iconOf(name)
            return (
              <MenuItem key={name} icon={icon} danger={loses} onSelect={() => run(name)}>
                {t(`action.${name}`)}
              </MenuItem>
            )
          })}
          {forFewer.map(name => (
            <MenuItem
              key={name}
              icon={iconOf(name).icon}
              hint={t('list.selection.batchLimit', { number: number(batchLimit(name)) })}
              disabled
              onSelect={() => undefined}
            >
              {t(`action.${name}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  )
}

/** Icon button of an action or of the menu; shows a spinner while busy. */
function RoundDeed({ icon, busy, ...rest }: { busy: boolean } & ComponentProps<typeof IconButton>) {
  return <IconButton {...rest} icon={busy ? LoaderCircle : icon} look="tonal" aria-busy={busy || undefined} />
}

/** Publishes the selected records, so that the command palette offers their actions. */
function useAtHandWhile(things: ActiveRecords, selection: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the records follow from the selection
  useEffect(() => setActiveRecords(things), [selection, things.total])
}

/**
 * Iterates over the selected records with their titles. Not a generator: `next` can be called again after a failed
 * read.
 */
function thingsOf<Noun extends ActionResource>(
  choosing: SelectionStore<ActionRecords[Noun]>,
  titleOf: (record: ActionRecords[Noun]) => string,
): RecordBatch<Noun>['things'] {
  const chosen = choosing.walk()
  const begin = () => {
    const walk = chosen[Symbol.asyncIterator]()
    const next = async (): Promise<IteratorResult<NamedRecord<Noun>>> => {
      const result = await walk.next()
      return result.done
        ? { done: true, value: undefined }
        : { done: false, value: { record: result.value, title: titleOf(result.value) } }
    }
    return { next }
  }
  return { [Symbol.asyncIterator]: begin }
}

/** Ends the selection on Escape, unless a dialog, menu or input handles the key. */
function useEscape(active: boolean, end: () => void) {
  useEffect(() => {
    if (!active) return
    const press = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isBusy = target instanceof HTMLInputElement || document.querySelector('[role="dialog"], [role="menu"]')
      if (key === 'Escape' && !defaultPrevented && !isBusy) end()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [active, end])
}
