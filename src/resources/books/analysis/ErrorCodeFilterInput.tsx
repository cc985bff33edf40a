import { ToggleChip } from '../../../components/controls/ToggleChip'
import filterStyles from '../../../lists/filters/FilterPanel.module.css'
import type { CustomFilterProps } from '../../../lists/table/tableDefinition'
import { analysisErrorCodes, UNSPECIFIED_ERROR_CODE } from './analysisErrors'
import { getAnalysisErrorTitle } from './analysisErrorTexts'

/**
 * Returns whether a value from the URL is `UNSPECIFIED_ERROR_CODE` or has the format of an error code, for example
 * `ERR_1001`. Accepts unknown codes too, because newer servers may have more codes.
 */
export const isErrorCodeFilterValue = (value: string): boolean =>
  value === UNSPECIFIED_ERROR_CODE || /^ERR_\d{4}$/.test(value)

/** Filter by error code, with a toggle button for each code that the analysis can report. */
export function ErrorCodeFilterInput({ label, values, onChange }: CustomFilterProps) {
  const codes = new Set([...analysisErrorCodes, UNSPECIFIED_ERROR_CODE, ...values])
  const toggle = (code: string) =>
    onChange(values.includes(code) ? values.filter(other => other !== code) : [...values, code])
  return (
    <ul className={filterStyles.values} aria-label={label}>
      {[...codes].map(code => (
        <li key={code}>
          <ToggleChip isOn={values.includes(code)} onToggle={() => toggle(code)}>
            {getAnalysisErrorTitle(code)}
          </ToggleChip>
        </li>
      ))}
    </ul>
  )
}
