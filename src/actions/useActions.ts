import { can } from '../access/permissions'
import { useMe } from '../access/SessionContext'
import { openDialog } from '../dialogs/dialogs'
import { useTranslate } from '../language/useTranslate'
import { type ActionName, type ActionNoun, type ActionRecords, actionNames, actionRow } from './actionTable'
import { startBulk } from './bulkRuns'

/** A record and the name by which a person knows it. */
export type Thing<Noun extends ActionNoun> = { record: ActionRecords[Noun]; title: string }

/**
 * What the person may do to these records, and the way to do it. Asks first where the row says so; gives whether all
 * went well.
 */
export function useActions<Noun extends ActionNoun>(noun: Noun, things: readonly Thing<Noun>[]) {
  const me = useMe()
  const t = useTranslate()
  const names = actionNames.filter(name => isOffered(name, noun, things) && can(me, actionRow(name).may))
  const run = async (name: ActionName): Promise<boolean> => {
    const { on, asks, undo } = actionRow(name)
    const row = on[noun]
    if (!row || (asks && !(await confirmed(name, asks)))) return false
    const back = undo ? actionRow(undo as ActionName).on[noun] : undefined
    return startBulk({
      name,
      operation: row.operation,
      total: things.length,
      things: things.map(({ record, title }) => ({ id: record.id, title })),
      call: ({ id }) => row.call(id),
      undo: back && (({ id }) => back.call(id)),
    })
  }
  const confirmed = (name: ActionName, asks: 'once' | 'lost') => {
    const words = { count: things.length, title: things[0]?.title ?? '' }
    return openDialog('confirm', {
      title: t(`dialog.${name}.title`, words),
      text: t(`dialog.${name}.text`, words),
      verb: t(`dialog.${name}.verb`, words),
      danger: asks === 'lost',
      acknowledge: asks === 'lost' ? t(`dialog.${name}.acknowledge`, words) : undefined,
    })
  }
  return { names, run }
}

function isOffered<Noun extends ActionNoun>(name: ActionName, noun: Noun, things: readonly Thing<Noun>[]): boolean {
  const { on, fits } = actionRow(name)
  const fit = fits?.[noun] as ((record: ActionRecords[Noun]) => boolean) | undefined
  return on[noun] !== undefined && (!fit || things.some(({ record }) => fit(record)))
}
