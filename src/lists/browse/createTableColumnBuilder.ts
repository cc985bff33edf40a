import type { DataTableColumn } from '../../components/table/tableColumns'

type CellRenderer<Item> = DataTableColumn<Item>['cell']
type ColumnOptions<Item> = Partial<Pick<DataTableColumn<Item>, 'sortKey' | 'numeric' | 'hidden'>>

/**
 * Creates a function that creates table columns from id, width in pixels and cell renderer.
 * @param resource resource whose `column` translations are the column titles
 */
export const createTableColumnBuilder =
  <Item>(resource: string, t: (key: string) => string) =>
  (
    id: string,
    widthPx: number,
    cell: CellRenderer<Item>,
    options: ColumnOptions<Item> = {},
  ): DataTableColumn<Item> => ({
    id,
    title: t(`resources.${resource}.column.${id}`),
    size: widthPx,
    cell,
    ...options,
  })
