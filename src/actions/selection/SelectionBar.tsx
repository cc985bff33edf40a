import { EllipsisVertical, LoaderCircle } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { useCurrentUser } from '../../access/SessionContext'
import { useRerenderWhenOfflineBookIdsChange } from '../../api/offline/offlineBooks'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { Menu, MenuItem } from '../../components/overlays/Menu'
import { useMediaQuery } from '../../components/page/useMediaQuery'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { runWithRetryNotice } from '../../lists/selection/runWithRetryNotice'
import { SelectionBarLayout } from '../../lists/selection/SelectionBarLayout'
import { useSelection } from '../../lists/selection/SelectionProvider'
import type { CollectSelectedItems, SelectionStore } from '../../lists/selection/selectionStore'
import {
  getActionAppearance,
  getMaxRecordsOfAction,
  isRemoveMembersAction,
  isWholeSelectionAction,
  listActionsExceedingMaxRecords,
  listAvailableActions,
  type RecordActionId,
  runRecordAction,
} from '../availableActions'
import { loadRecordsWithProgress } from '../bulk/recordLoads'
import {
  type ContainingCollectionOrReadList,
  useContainingCollectionOrReadList,
} from '../membership/ContainingCollectionOrReadListProvider'
import { type PerRecordActionData, toPerRecordActionData } from '../perRecordActionData'
import type { RecordTypeByResource, ResourceWithActions } from '../perRecordActionDefinitions'
import {
  type RecordsForCommandPaletteActions,
  registerRecordsForCommandPaletteActions,
  toRecordsForCommandPaletteActions,
} from '../recordsForCommandPaletteActions'
import { runPerRecordAction, usesRecordState } from '../runPerRecordAction'
import { useUpdateSelectionAfterLiveEvents } from './useUpdateSelectionAfterLiveEvents'

type SelectionBarProps<Resource extends ResourceWithActions> = {
  resource: Resource
  store: SelectionStore<RecordTypeByResource[Resource]>
  total: number | undefined
  titleOf: (record: RecordTypeByResource[Resource]) => string
  /**
   * Names of the actions that the selection bar may contain, in the order of the buttons. If undefined, the bar may
   * contain all actions.
   */
  limitTo?: readonly RecordActionId[]
}

/** Selection bar of a list. The list context provides the total number of records. */
export function ListSelectionBar<Resource extends ResourceWithActions>(
  props: Omit<SelectionBarProps<Resource>, 'total'>,
) {
  const { total } = useListContext()
  return <SelectionBar {...props} total={total} />
}

/** Shows the number of selected records and the actions for them. Renders nothing without a selection. */
export function SelectionBar<Resource extends ResourceWithActions>(props: SelectionBarProps<Resource>) {
  const { store, total, resource } = props
  useUpdateSelectionAfterLiveEvents(resource, store)
  return (
    <SelectionBarLayout store={store} total={total}>
      {count => <SelectionActions {...props} count={count} />}
    </SelectionBarLayout>
  )
}

/**
 * Maximum number of action buttons in the selection bar, by window width. A menu contains all further actions and all
 * destructive actions.
 */
const maxButtons = { wide: 5, middle: 2, phone: 0 }
/** Maximum number of action buttons that show a text in a narrow window. All further buttons show only an icon. */
const MAX_LABELED_BUTTONS = 2

/**
 * Buttons for the selected records. Re-renders when a download is added or removed, because some actions depend on the
 * downloads.
 */
function SelectionActions<Resource extends ResourceWithActions>({
  resource,
  store,
  titleOf,
  count,
  limitTo,
}: SelectionBarProps<Resource> & { count: number }) {
  const t = useTranslate()
  const user = useCurrentUser()
  useRerenderWhenOfflineBookIdsChange(user.id)
  const isWidest = useMediaQuery('(width >= 1480px)')
  const isWide = useMediaQuery('(width >= 1100px)')
  const isPhone = useMediaQuery('(width < 600px)')
  const selection = useSelection(store)
  const containingList = useContainingCollectionOrReadList()
  const loadedItems = store.loadedItems()
  const names = limitActions(listAvailableActions(user, resource, count, loadedItems, containingList), limitTo)
  const exceeding = listActionsExceedingMaxRecords(user, resource, count, loadedItems, containingList)
  const overLimit = limitActions(exceeding, limitTo)
  const maxShown = isPhone ? maxButtons.phone : isWide ? maxButtons.wide : maxButtons.middle
  const shown = names.filter(name => !getActionAppearance(name).isDestructive).slice(0, maxShown)
  const menuNames = names.filter(name => !shown.includes(name))
  const { run, loadingAction } = useRunAction({ resource, store, titleOf, containingList })
  usePublishActiveRecords(
    toRecordsForCommandPaletteActions({ resource, total: count, records: loadedItems, containingList, run }),
    selection,
  )
  return (
    <>
      {shown.map((name, index) => {
        const buttonProps = {
          icon: getActionAppearance(name).icon,
          busy: loadingAction === name,
          onClick: () => run(name),
        }
        const label = t(`action.${name}`)
        return isWidest || index < MAX_LABELED_BUTTONS ? (
          <Button key={name} {...buttonProps}>
            {label}
          </Button>
        ) : (
          <ActionIconButton key={name} {...buttonProps} label={label} />
        )
      })}
      {menuNames.length + overLimit.length > 0 && (
        <MoreActionsMenu
          names={menuNames}
          overLimit={overLimit}
          isBusy={loadingAction !== undefined && !shown.includes(loadingAction)}
          onRun={run}
        />
      )}
    </>
  )
}

type RunActionOptions<Resource extends ResourceWithActions> = Pick<
  SelectionBarProps<Resource>,
  'resource' | 'store' | 'titleOf'
> & { containingList: ContainingCollectionOrReadList | undefined }

/**
 * Returns `run` and `loadingAction`. `run` runs an action on the records that are selected at the time of the call.
 * While the client loads these records, `loadingAction` is the name of the action.
 */
function useRunAction<Resource extends ResourceWithActions>(options: RunActionOptions<Resource>) {
  const [loadingAction, setLoadingAction] = useState<RecordActionId>()
  const run = (name: RecordActionId) => {
    if (loadingAction) return
    const collect = options.store.captureSelected()
    void runWithRetryNotice(async () => {
      setLoadingAction(name)
      const runLoaded = await loadSelectedRecords(name, collect, options).finally(() => setLoadingAction(undefined))
      // Deselects all records after the action has removed them from the collection or read list.
      if ((await runLoaded?.()) === true && isRemoveMembersAction(name)) options.store.clear()
    })
  }
  return { run, loadingAction }
}

/**
 * Loads the selected records for the action `name`, in display order.
 * @param collect collects the records that were selected when the user clicked the action
 * @returns a function that runs the action on the loaded records, or undefined if the user stops the loading
 */
async function loadSelectedRecords<Resource extends ResourceWithActions>(
  name: RecordActionId,
  collect: CollectSelectedItems<RecordTypeByResource[Resource]>,
  { resource, titleOf, containingList }: RunActionOptions<Resource>,
): Promise<(() => Promise<unknown>) | undefined> {
  type SelectedRecord = RecordTypeByResource[Resource]
  if (isWholeSelectionAction(name)) {
    const toTitledRecord = (record: SelectedRecord) => ({ record, title: titleOf(record) })
    // A whole-selection action handles all selected records in a single step. It either needs no current data or
    // fetches the current data itself. The data that is already loaded is therefore sufficient.
    const records = await loadRecordsWithProgress(options =>
      collect(toTitledRecord, { ...options, isLoadedDataSufficient: true }),
    )
    return records && (() => runRecordAction(name, resource, records, containingList))
  }
  const toData: { [R in ResourceWithActions]: (record: RecordTypeByResource[R]) => PerRecordActionData[R] } =
    toPerRecordActionData
  const toItem = (record: SelectedRecord) => ({ record: toData[resource](record), title: titleOf(record) })
  const isLoadedDataSufficient = !usesRecordState(name, resource)
  const records = await loadRecordsWithProgress(options => collect(toItem, { ...options, isLoadedDataSufficient }))
  return records && (() => runPerRecordAction(name, resource, records))
}

interface MoreActionsMenuProps {
  readonly names: readonly RecordActionId[]
  /** Actions that are disabled, because the user has selected too many records for them. */
  readonly overLimit: readonly RecordActionId[]
  readonly isBusy: boolean
  readonly onRun: (name: RecordActionId) => void
}

/** Menu with the remaining actions. Actions that delete something come last. */
function MoreActionsMenu({ names, overLimit, isBusy, onRun }: MoreActionsMenuProps) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const isDestructive = (name: RecordActionId) => getActionAppearance(name).isDestructive
  const sortedNames = [...names, ...overLimit].sort((a, b) => Number(isDestructive(a)) - Number(isDestructive(b)))
  return (
    <Menu trigger={<ActionIconButton icon={EllipsisVertical} busy={isBusy} label={t('list.selection.more')} />}>
      {sortedNames.map(name => {
        const isOverLimit = overLimit.includes(name)
        return (
          <MenuItem
            key={name}
            icon={getActionAppearance(name).icon}
            hint={
              isOverLimit ? t('list.selection.batchLimit', { number: number(getMaxRecordsOfAction(name)) }) : undefined
            }
            danger={!isOverLimit && isDestructive(name)}
            disabled={isOverLimit}
            onSelect={() => onRun(name)}
          >
            {t(`action.${name}`)}
          </MenuItem>
        )
      })}
    </Menu>
  )
}

const limitActions = (names: readonly RecordActionId[], limitTo: readonly RecordActionId[] | undefined) =>
  limitTo ? limitTo.filter(name => names.includes(name)) : names

function ActionIconButton({ icon, busy, ...rest }: { busy: boolean } & ComponentProps<typeof IconButton>) {
  return <IconButton {...rest} icon={busy ? LoaderCircle : icon} variant="tonal" aria-busy={busy || undefined} />
}

/** Publishes the selected records, so that the command palette offers their actions. */
function usePublishActiveRecords(records: RecordsForCommandPaletteActions, selection: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the records change only with the selection and the total
  useEffect(() => registerRecordsForCommandPaletteActions(records), [selection, records.total])
}
