import type { Column } from '../../components/table/tableColumns'

type Cell<Item> = Column<Item>['cell']
type More<Item> = Partial<Pick<Column<Item>, 'sort' | 'figures' | 'hidden'>>

/**
 * Creates a builder for table columns of a resource.
 * @param noun  resource whose `column` translations are the titles
 * @returns a function that creates a column from its id, width in pixels and cell renderer
 */
export const columnBuilder =
  <Item>(noun: string, t: (key: string) => string) =>
  (id: string, size: number, cell: Cell<Item>, more: More<Item> = {}): Column<Item> => ({
    id,
    title: t(`resources.${noun}.column.${id}`),
    size,
    cell,
    ...more,
  })
