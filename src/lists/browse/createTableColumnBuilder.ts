import type { TableColumn } from '../../components/table/tableColumns'

type CellRenderer<Item> = TableColumn<Item>['cell']
type ColumnOptions<Item> = Partial<Pick<TableColumn<Item>, 'sortKey' | 'numeric' | 'hidden'>>

/**
 * Creates a builder for table columns of a resource.
 * @param resource  resource whose `column` translations are the titles
 * @returns a function that creates a column from its id, width in pixels and cell renderer
 */
export const createTableColumnBuilder =
  <Item>(resource: string, t: (key: string) => string) =>
  (id: string, widthPx: number, cell: CellRenderer<Item>, options: ColumnOptions<Item> = {}): TableColumn<Item> => ({
    id,
    title: t(`resources.${resource}.column.${id}`),
    size: widthPx,
    cell,
    ...options,
  })
