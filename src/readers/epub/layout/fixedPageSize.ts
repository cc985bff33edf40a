/** Size of a page that a fixed-layout chapter declares, in CSS pixels. */
export interface FixedPageSize {
  readonly width: number
  readonly height: number
}
