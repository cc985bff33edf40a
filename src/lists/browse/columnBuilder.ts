import type { Column } from '../../components/table/tableColumns'

type Cell<Item> = Column<Item>['cell']
type More<Item> = Partial<Pick<Column<Item>, 'sort' | 'figures' | 'hidden'>>

/**
 * Makes the columns of a table of one kind of thing.
 * @param noun  under whose `column` the locales name them
 * @returns a column from its id, its width in pixels and what stands in it
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
