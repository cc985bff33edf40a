import type { ComponentType } from 'react'
import type { CalendarDay, Instant, ServerLocalDateTime } from '../../language/dateTypes'
import type { LocaleFormatters } from '../../language/localeFormatters'

/** Unformatted value of a table cell. Tables show the formatted value, and CSV files contain the unformatted value. */
export type CellValue = string | number | boolean | Instant | ServerLocalDateTime | CalendarDay | null | undefined

/** Functions that convert cell values to texts in the interface language. */
export type CellTextFormatters = {
  t: (key: string, values?: Record<string, unknown>) => string
  enumText: (enumeration: string, value: string) => string
  format: LocaleFormatters
  libraryName: (id: string) => string | undefined
}

/** Props of a component that renders a table cell. The component must set `tabIndex` on its links and buttons. */
export type TableCellProps<Item> = { record: Item; tabIndex: number }

/** Column of a record table. */
export type RecordTableColumn<Item> = {
  /** Id of the column, unique in the table. The URL and the stored column settings contain the id. */
  id: string
  labelKey: string
  /**
   * Returns the value of the cell. Used for the default cell text and in CSV files. Rows in memory are sorted by this
   * value.
   */
  value: (record: Item, texts: CellTextFormatters) => CellValue
  /**
   * Field for the `sort` parameter of the server. If absent, the user cannot sort by this column. If all rows are in
   * memory, they are sorted by `value` instead of this field.
   */
  sort?: string
  /** Whether the first click on the header sorts in descending order, as for dates. */
  descendingFirst?: true
  /** Component that renders the cell. By default, the cell shows the formatted value. */
  Cell?: ComponentType<TableCellProps<Item>>
  /** Alignment of the text. Columns of numbers have the value `end`. */
  align?: 'end'
  /** Default width in CSS pixels. */
  width: number
  hiddenByDefault?: true
  /** Order of the column on the cards for phones. 1 is the title. Columns without this number are not on the cards. */
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
   * Id of the filter, unique in the table. Also the name of the URL parameter and a key of the list query's `filter`.
   */
  id: string
  labelKey: string
}

/**
 * Filter of a record table. Selected values are texts, such as `true`, a library id, or the period
 * `2026-11-01..2026-11-30`. If all rows of the table are in memory, the filter also needs the function `value`.
 */
export type RecordTableFilterDefinition<Item> = FilterBase &
  (
    | {
        kind: 'enum'
        /** Values that the user can select. A record matches if it has any of the selected values. */
        values: readonly string[]
        /**
         * Prefix of the translation keys for the values, such as `enum.MediaStatus`. If absent, the values themselves
         * are shown.
         */
        valueKey?: string
        /** Returns the values of a record. The filter compares the values of the record with the selected values. */
        value?: (record: Item) => string | readonly string[] | null | undefined
      }
    | { kind: 'boolean'; value?: (record: Item) => boolean }
    /**
     * Text filter. A record matches if any of its texts contains the filter text. `isPrimary` places the input in the
     * toolbar.
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
  /** Name of the table, unique in the app. Also the storage key of the column settings and the name of the CSV file. */
  name: string
  resource: string
  labelKey: string
  /**
   * Translation key of the text with the number of records. The text has the variables `count` and `number`
   * (formatted).
   */
  countKey: string
  columns: readonly RecordTableColumn<Item>[]
  filters?: readonly RecordTableFilterDefinition<Item>[]
  /**
   * Converts the selected values, by filter id, to the filter of the data provider. If absent, the data provider
   * receives the selected values unchanged.
   */
  toSourceFilter?: (filters: Readonly<Record<string, readonly string[]>>) => Record<string, unknown>
  defaultSort?: readonly ColumnSort[]
  /**
   * Fixed height of a row in CSS pixels, for example for rows with images. By default, the density setting determines
   * the height.
   */
  rowHeightPx?: number
  /** Maximum number of text lines in a cell. The default is 1. More lines need a larger `rowHeightPx`. */
  maxTextLines?: number
}

/** Preference that stores the page size of a table. */
export type TablePageSizePreference = 'table.pageSize' | 'duplicates.pageSize'
