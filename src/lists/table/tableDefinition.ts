import type { ComponentType } from 'react'
import type { CalendarDay, Instant, ServerLocalDateTime } from '../../language/dateTypes'
import type { LocaleFormatters } from '../../language/localeFormatters'

/** Raw value of a cell. Tables format the value in the interface language. CSV files contain the raw value. */
export type CellValue = string | number | boolean | Instant | ServerLocalDateTime | CalendarDay | null | undefined

/** Functions that translate and format cell values. */
export type CellTextFormatters = {
  t: (key: string, values?: Record<string, unknown>) => string
  enumText: (enumeration: string, value: string) => string
  format: LocaleFormatters
  /** Returns the name of a library. Undefined for an unknown library. */
  libraryName: (id: string) => string | undefined
}

/** Props of components that render cells. Cells pass `tabIndex` to their links and buttons. */
export type TableCellProps<Item> = { record: Item; tabIndex: number }

/** Column of a record table. */
export type RecordTableColumn<Item> = {
  /** Unique id in the table. Part of the URL and of stored layouts. */
  id: string
  /** Translation key of the title of the column. */
  labelKey: string
  /** Value for plain text, CSV and sorting in memory. */
  value: (record: Item, texts: CellTextFormatters) => CellValue
  /**
   * Value for the `sort` parameter of the server. Without this value, the column cannot be sorted. Rows in memory are
   * sorted by `value` instead.
   */
  sort?: string
  /** Whether the first click on the header sorts in descending order, as for dates. */
  descendingFirst?: true
  /** Component that renders the cell. By default, the cell shows the formatted value. */
  Cell?: ComponentType<TableCellProps<Item>>
  /** Alignment of the text. `end` aligns numbers. */
  align?: 'end'
  /** Default width in CSS pixels. */
  width: number
  hiddenByDefault?: true
  /**
   * Position on the cards of phones. 1 is the title, and larger numbers are lines below. Columns without a position
   * are not on cards.
   */
  cardPriority?: number
}

/** Props of the component of a custom filter. */
export type CustomFilterProps = {
  label: string
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

type FilterBase = {
  /**
   * Unique id in the table. It is the name of the URL parameter, and of the value in the `filter` of the list query.
   */
  id: string
  /** Translation key of the name of the filter. */
  labelKey: string
}

/**
 * Filter of a record table. All filter values are texts, such as `true`, a library id, or the period
 * `2026-11-01..2026-11-30`. `value` is needed only for rows in memory.
 */
export type RecordTableFilter<Item> = FilterBase &
  (
    | {
        kind: 'enum'
        /** Values that the user can select. A record with any of the selected values matches. */
        values: readonly string[]
        /**
         * Translation key of the group with the texts of the values, such as `enum.MediaStatus`. Without this key, the
         * values appear unchanged.
         */
        valueKey?: string
        /** Returns the value or values of a record by which the record is filtered. */
        value?: (record: Item) => string | readonly string[] | null | undefined
      }
    | { kind: 'boolean'; value?: (record: Item) => boolean }
    /**
     * Text filter. A record matches if any of its texts contains the filter text. `isPrimary` places the input in the toolbar.
     */
    | { kind: 'text'; isPrimary?: true; value?: (record: Item) => readonly (string | null | undefined)[] }
    /** Period filter. The days are in the time zone of the browser, and both ends are included. */
    | { kind: 'period'; value?: (record: Item) => Date | undefined }
    | { kind: 'library'; value?: (record: Item) => string | null | undefined }
    | {
        kind: 'custom'
        Input: ComponentType<CustomFilterProps>
        /** Returns the text of a value for the bar of active filters. */
        valueText: (value: string, texts: CellTextFormatters) => string
        /** Returns whether a value from the URL is valid. Without this function, every text is valid. */
        isValid?: (value: string) => boolean
        matches?: (record: Item, values: readonly string[]) => boolean
      }
  )

/** Sort of a table by a column. */
export type ColumnSort = { column: string; direction: 'asc' | 'desc' }

/** Static description of a table: its columns and filters. */
export type RecordTableDefinition<Item> = {
  /** Unique name among all tables. Storage key of the layout and name of the CSV file. */
  name: string
  /** Resource of the data provider that loads the records. */
  resource: string
  /** Translation key of the accessible name of the table. */
  labelKey: string
  /** Translation key of the text with the number of records. The text receives `count` and the formatted `number`. */
  countKey: string
  columns: readonly RecordTableColumn<Item>[]
  filters?: readonly RecordTableFilter<Item>[]
  /**
   * Converts the active filters to the filter of the data provider. Without this function, the filter contains the
   * values by filter id.
   */
  toSourceFilter?: (filters: Readonly<Record<string, readonly string[]>>) => Record<string, unknown>
  defaultSort?: readonly ColumnSort[]
  /** Height of a row in CSS pixels, for rows with images. By default, the density setting determines the height. */
  rowHeightPx?: number
  /** Maximum number of text lines in a cell. The default is 1. More lines need a larger `rowHeightPx`. */
  maxTextLines?: number
}

/** Preference that stores the page size of a table. */
export type TablePageSizePreference = 'table.pageSize' | 'duplicates.pageSize'
