import { chapterLimits } from '../chapterLimits'
import type { CssDeclarationComponentCounts } from './allowedCss'
import type { CssToken } from './tokenizeCss'

/**
 * State of the statement that the sanitizer is reading. A statement is a declaration, an at-rule or a selector list.
 */
export interface CssStatement {
  /** Index in the output of the sanitizer at which the statement begins. */
  readonly outputStart: number
  chars: number
  /** Number of commas and `&` signs in a selector list, plus 1. The real number of selectors is never higher. */
  selectors: number
  /** Name of the at-rule in lower case. Undefined if the statement is not an at-rule. */
  atRule: string | undefined
  readonly declaration: CssDeclarationComponentCounts
  /** Whether the statement is a declaration and the colon after the property name has been read. */
  hasColon: boolean
  isDropped: boolean
}

/**
 * Creates the initial state of a CSS statement.
 * @param outputStart index in the output of the sanitizer at which the statement begins
 */
export const createCssStatement = (outputStart: number): CssStatement => ({
  outputStart,
  chars: 0,
  selectors: 1,
  atRule: undefined,
  declaration: {
    property: undefined,
    layers: 1,
    commas: 0,
    names: 0,
    variables: 0,
    functions: 0,
    stringChars: 0,
    components: 0,
    repetitions: 1,
  },
  hasColon: false,
  isDropped: false,
})

/**
 * Adds a token of a declaration value to the counts. A token inside `repeat()` counts as many times as it is repeated.
 * For example, `1fr` in `repeat(3, 1fr)` counts three times.
 */
export function addDeclarationValueToCounts(
  declaration: CssDeclarationComponentCounts,
  { kind, value }: CssToken,
): void {
  if (kind === 'number' && declaration.repetitions === Number.POSITIVE_INFINITY)
    declaration.repetitions = /^\d+$/.test(value) ? Math.min(Number(value), chapterLimits.maxGridTracks) : 1e9
  else declaration.components += Math.min(declaration.repetitions, 1e9)
  if (kind === 'function' && value === 'repeat') declaration.repetitions = Number.POSITIVE_INFINITY
}
