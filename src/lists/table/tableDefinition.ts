import type { ComponentType } from 'react'
import type { CalendarDay, Instant, ServerLocalDateTime } from '../../language/dateTypes'
import type { LocaleFormatters } from '../../language/localeFormatters'

/** Raw value of a cell. Tables format it in the interface language; CSV files contain it unformatted, dates in ISO 8601. */
export type CellValue = string | number | boolean | Instant | ServerLocalDateTime | CalendarDay | null | undefined

/** Functions that translate and format the values of cells, such as the names of enum values. */
export type CellTextSources = {
  t: (key: string, values?: Record<string, unknown>) => string
  enumText: (enumeration: string, value: string) => string
  format: LocaleFormatters
  /** Returns the name of a library; undefined when it is unknown. */
  libraryName: (id: string) => string | undefined
}

/**
 * Props of the components that render cells. Cells pass `tabIndex` to their links and buttons, because only the focused
 * row has tab stops.
 */
export type TableCellProps<Item> = { record: Item; tabIndex: number }

/** One column of a record table. */
export type RecordTableColumn<Item> = {
  /** Unique in the table; used in the URL and in stored layouts. */
  id: string
  /** Full translation key of the title. */
  labelKey: string
  /** Value for plain text, CSV and sorting in memory. */
  value: (record: Item, texts: CellTextSources) => CellValue
  /**
   * Field of the server's `sort` parameter; absent when the column is not sortable. For rows in memory, any text makes
   * the column sortable; the rows are then sorted by `value`.
   */
  sort?: string
  /** Whether the first click on the header sorts descending, which suits dates. */
  descendingFirst?: true
  /** Component that renders the cell; absent when the formatted value is enough. */
  Cell?: ComponentType<TableCellProps<Item>>
  /** `end` for figures. */
  align?: 'end'
  /** Default width in CSS pixels. */
  width: number
  hiddenByDefault?: true
  /** Position on the cards of phones: 1 is the title, 2 and more are lines below. Columns without it are not on cards. */
  cardPriority?: number
}

/** Props of the named component of a custom filter. */
export type CustomFilterProps = {
  label: string
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

type FilterBase = {
  /** Unique in the table; name in the URL and in the `filter` of the list query. */
  id: string
  /** Full translation key of the name. */
  labelKey: string
}

/**
 * One filter of a record table. Its values are texts: members of the enumeration, `true` or `false`, the text, a period
 * as `2026-11-01..2026-11-30` with either end optional, library ids, or the values that a custom component sets.
 * `value` is for rows in memory only.
 */
export type RecordTableFilter<Item> = FilterBase &
  (
    | {
        kind: 'enum'
        /** Selectable values. If several are selected, a record with any of them matches. */
        values: readonly string[]
        /** Translation key of the group of their texts, such as `enum.MediaStatus`; without it, values are shown unchanged. */
        valueKey?: string
        /** Value of a record, or all its values for records with several. */
        value?: (record: Item) => string | readonly string[] | null | undefined
      }
    | { kind: 'boolean'; value?: (record: Item) => boolean }
    /** The record matches when the text of any of its values contains the filter text. `isPrimary` places it in the toolbar. */
    | { kind: 'text'; isPrimary?: true; value?: (record: Item) => readonly (string | null | undefined)[] }
    /** Days in the time zone of the browser, both ends included. */
    | { kind: 'period'; value?: (record: Item) => Date | undefined }
    | { kind: 'library'; value?: (record: Item) => string | null | undefined }
    | {
        kind: 'custom'
        Input: ComponentType<CustomFilterProps>
        /** Text of a value in the bar of active filters. */
        valueText: (value: string, texts: CellTextSources) => string
        /** Whether a value from the URL is valid; absent when every text is. */
        isValid?: (value: string) => boolean
        matches?: (record: Item, values: readonly string[]) => boolean
      }
  )

/** Sort of a table by one column. */
export type ColumnSort = { column: string; direction: 'asc' | 'desc' }

/** Static description of a table: its columns and filters as rows of data. */
export type RecordTableDefinition<Item> = {
  /** Unique among all tables; key of the stored layout and name of the CSV file. */
  name: string
  /** Resource of the data provider. */
  resource: string
  /** Full translation key of the accessible name. */
  labelKey: string
  /** Full translation key of the total, with `count` and the formatted `number`. */
  countKey: string
  columns: readonly RecordTableColumn<Item>[]
  filters?: readonly RecordTableFilter<Item>[]
  /**
   * Converts the values of the active filters to the filter of the data provider. Absent when the data source reads the values by filter
   * id.
   */
  toSourceFilter?: (filters: Readonly<Record<string, readonly string[]>>) => Record<string, unknown>
  defaultSort?: readonly ColumnSort[]
  /** Height of a row in CSS pixels, for rows with images; otherwise it follows the density that the user sets. */
  rowHeightPx?: number
  /** Wraps text in tables to this number of lines, for which `rowHeightPx` leaves room. Otherwise text has one line. */
  maxTextLines?: number
}

/** Preference of the page size of tables. */
export type TablePageSizePreference = 'table.pageSize' | 'duplicates.pageSize'
