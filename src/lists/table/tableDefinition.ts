import type { ComponentType } from 'react'
import type { CalendarDay, Instant, ServerLocalDateTime } from '../../language/dateTypes'
import type { LocaleFormatters } from '../../language/localeFormatters'

/**
 * Value of a table cell before formatting. The table shows the formatted value. CSV files contain the value without
 * formatting.
 */
export type CellValue = string | number | boolean | Instant | ServerLocalDateTime | CalendarDay | null | undefined

/** Functions that convert cell values to texts in the interface language. */
export type CellTextFormatters = {
  t: (key: string, values?: Record<string, unknown>) => string
  enumText: (enumeration: string, value: string) => string
  format: LocaleFormatters
  libraryName: (id: string) => string | undefined
}

/** Props of a component that renders a table cell. The component must pass `tabIndex` to its links and buttons. */
export type TableCellProps<Item> = { record: Item; tabIndex: number }

export type RecordTableColumn<Item> = {
  /** Id of the column, unique in the table. The URL and the stored column settings contain this id. */
  id: string
  labelKey: string
  /**
   * Returns the value of the cell. The value is written to CSV files, and shown in the cell if the column has no
   * `Cell`. If all rows of the table are in memory, the rows are also sorted by this value.
   */
  value: (record: Item, texts: CellTextFormatters) => CellValue
  /**
   * Name of the field in the `sort` parameter of the server. If absent, the user cannot sort by this column. If all
   * rows of the table are in memory, the client sorts them by `value`. `sort` can then be any name that is unique in
   * the table.
   */
  sort?: string
  /** Whether the first click on the header sorts in descending order. Useful for dates, for example. */
  descendingFirst?: true
  /** Component that renders the cell. If absent, the cell shows the formatted value. */
  Cell?: ComponentType<TableCellProps<Item>>
  /** Whether the text is a path. If the path is too long, its file name stays visible. */
  isPath?: true
  /** Text alignment. Columns that contain numbers use `end`. */
  align?: 'end'
  /** Default width in CSS pixels. */
  width: number
  /**
   * Width to which the column shrinks if the table is narrow, in CSS pixels. The default is 104, or `width` in
   * columns with `align`. Columns that the user has resized do not shrink.
   */
  minWidth?: number
  /**
   * Factor by which the column grows if the table is wider than the sum of the column widths. The columns with a factor
   * then fill the width that the other columns leave free. A column with the factor 2 becomes twice as wide as a column
   * with the factor 1, but no column becomes narrower than its default width. Columns without a factor do not grow.
   * Exception: if no column has a factor, the first column grows up to a limit, and the last column fills the rest.
   */
  growth?: number
  hiddenByDefault?: true
  /**
   * Position of the column on the cards that phones show instead of rows. The visible column with the lowest position
   * is the title of the card. If absent, cards do not show the column.
   */
  cardPriority?: number
  /** Maximum number of text lines on cards. The default is 1. */
  cardTextLines?: number
}

/** Props of the input component of a custom filter. */
export type CustomFilterProps = {
  label: string
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

type FilterBase = {
  /**
   * Id of the filter, unique in the table. The name of the URL parameter consists of the `paramPrefix` of the table and
   * this id. If the table has no `toSourceFilter`, the id is also the key of the selected values in the `filter` object
   * of the list query.
   */
  id: string
  labelKey: string
}

/**
 * Filter of a table. The selected values are texts, such as `true`, a library id, or the period
 * `2026-11-01..2026-11-30`. If all rows of the table are in memory, the filter needs a function that reads or checks a
 * row: `value`, or `matches` in a custom filter.
 */
export type RecordTableFilterDefinition<Item> = FilterBase &
  (
    | {
        kind: 'enum'
        /** Values that the user can select. The table shows records that have any of the selected values. */
        values: readonly string[]
        /**
         * Prefix of the translation keys for the values, such as `enum.MediaStatus`. If absent, the values are shown
         * without translation.
         */
        valueKey?: string
        /** Returns the values of a record. The filter shows records that have a selected value. */
        value?: (record: Item) => string | readonly string[] | null | undefined
      }
    | { kind: 'boolean'; value?: (record: Item) => boolean }
    /**
     * Text filter. The table shows records that have a text which contains the filter text. If `isPrimary` is true, the
     * input is in the toolbar.
     */
    | { kind: 'text'; isPrimary?: true; value?: (record: Item) => readonly (string | null | undefined)[] }
    /**
     * Filter for a period. The days are in the time zone of the browser. The period includes its first and its last
     * day.
     */
    | { kind: 'period'; value?: (record: Item) => Date | undefined }
    | { kind: 'library'; value?: (record: Item) => string | null | undefined }
    | {
        kind: 'custom'
        Input: ComponentType<CustomFilterProps>
        /** Returns the text of a value for its chip in the bar of active filters. */
        valueText: (value: string, texts: CellTextFormatters) => string
        /** Returns whether a value in the URL is valid. If this function is missing, every text is valid. */
        isValid?: (value: string) => boolean
        matches?: (record: Item, values: readonly string[]) => boolean
      }
  )

/** Column by which a table is sorted, and direction of the sort order. */
export type ColumnSort = { column: string; direction: 'asc' | 'desc' }

/** Definition of a table: its columns, its filters and its default sort. */
export type RecordTableDefinition<Item> = {
  /**
   * Name of the table, unique in Longbox. The column settings are stored under this name.
   */
  name: string
  resource: string
  labelKey: string
  /**
   * Translation key of the text that shows the number of records. The placeholder `number` is the formatted number. The
   * placeholder `count` selects the plural form.
   */
  countKey: string
  columns: readonly RecordTableColumn<Item>[]
  filters?: readonly RecordTableFilterDefinition<Item>[]
  /**
   * Converts the selected values of all filters to the `filter` object for the data provider. The keys of `filters` are
   * filter ids. Without this function, the data provider receives the selected values unchanged.
   */
  toSourceFilter?: (filters: Readonly<Record<string, readonly string[]>>) => Record<string, unknown>
  defaultSort?: readonly ColumnSort[]
  /**
   * Fixed row height in CSS pixels, for example for rows with images. If absent, the density setting of the user
   * determines the height.
   */
  rowHeightPx?: number
  /**
   * Maximum number of text lines in a cell. The default is 2, or 1 in rows that are too low for 2 lines. For more than 2
   * lines, also set a larger `rowHeightPx`.
   */
  maxTextLines?: number
}

/** Preference that stores the page size of a table. */
export type TablePageSizePreference = 'table.pageSize' | 'duplicates.pageSize'
