// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EnumInput } from './EnumInput'

const choices = { enumName: 'SeriesStatus', values: { ENDED: 'ENDED', ONGOING: 'ONGOING' } }

test('shows a value that only a newer server knows, and lets the user replace it by the first known value', async () => {
  const onChange = vi.fn()
  render(<EnumInput id="s" label="Status" required choices={choices} value="NEWER_VALUE" onChange={onChange} />)
  const select = screen.getByRole<HTMLSelectElement>('combobox')
  expect(select.selectedOptions[0]?.textContent).toBe('NEWER_VALUE')
  await userEvent.selectOptions(select, 'ENDED')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('ENDED')
})
