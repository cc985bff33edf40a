import type { DataTableColumn } from '../../components/table/tableColumns'

type CellRenderer<Item> = DataTableColumn<Item>['cell']
type ColumnOptions<Item> = Partial<Pick<DataTableColumn<Item>, 'sortKey' | 'numeric' | 'hidden' | 'minSize'>>

/**
 * Returns a function that creates a table column from its id, its width in pixels and its cell renderer.
 * @param resource resource whose translations contain the column titles
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
